//! What `inspect` and the documentation say of a function is what the machine does: the table of effects and the
//! models agree on which functions are modelled.

use std::collections::BTreeSet;
use threadbare_analysis::effects;

#[test]
fn the_table_of_effects_agrees_with_the_models() {
    let modelled: BTreeSet<_> = threadbare_models::modelled_functions().collect();
    let claimed: BTreeSet<_> =
        effects::all().filter(|effect| effect.modelled).map(|effect| effect.name).collect();
    assert_eq!(
        claimed.difference(&modelled).collect::<Vec<_>>(),
        Vec::<&&str>::new(),
        "claimed, but no model"
    );
    assert_eq!(
        modelled.difference(&claimed).collect::<Vec<_>>(),
        Vec::<&&str>::new(),
        "a model, but not claimed"
    );
}
