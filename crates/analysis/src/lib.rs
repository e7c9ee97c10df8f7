//! Static facts about a program, computed when somebody asks. This room knows neither running states nor
//! strategies.

// From the lowest layer to the highest: a module uses only those before it.

pub mod census;
pub mod effects;
pub mod flow;
pub mod library;
pub mod pointsto;

pub mod accesses;
pub mod bodies;
pub mod calls;

pub mod modref;
pub mod threads;

pub mod locks;
pub mod sharing;
pub mod ways;

pub mod facts;

pub mod depend;
pub mod distance;
pub mod races;

pub use facts::Facts;
