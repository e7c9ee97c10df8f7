//! Static facts about a program, computed when somebody asks. This room knows neither running states nor
//! strategies.

pub mod census;
pub mod effects;
