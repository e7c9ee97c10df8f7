//! Strongly connected components (Tarjan), without recursion.

/// The components of a graph, given by the successors of each node; who is reached comes before who reaches it.
#[must_use]
pub fn components(edges: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let count = edges.len();
    let (mut index, mut low) = (vec![u32::MAX; count], vec![0u32; count]);
    let mut on_stack = vec![false; count];
    let (mut stack, mut found, mut next) = (Vec::new(), Vec::new(), 0);
    let mut calls: Vec<(u32, usize)> = Vec::new();
    for root in 0..count as u32 {
        if index[root as usize] == u32::MAX {
            calls.push((root, 0));
        }
        while let Some((node, edge)) = calls.last_mut() {
            let at = *node as usize;
            if index[at] == u32::MAX {
                (index[at], low[at]) = (next, next);
                next += 1;
                stack.push(*node);
                on_stack[at] = true;
            }
            if let Some(&to) = edges[at].get(*edge) {
                *edge += 1;
                if index[to as usize] == u32::MAX {
                    calls.push((to, 0));
                } else if on_stack[to as usize] {
                    low[at] = low[at].min(index[to as usize]);
                }
                continue;
            }
            calls.pop();
            if let Some((parent, _)) = calls.last() {
                low[*parent as usize] = low[*parent as usize].min(low[at]);
            }
            if low[at] == index[at] {
                let mut component = Vec::new();
                while let Some(member) = stack.pop() {
                    on_stack[member as usize] = false;
                    component.push(member);
                    if member as usize == at {
                        break;
                    }
                }
                component.sort_unstable();
                found.push(component);
            }
        }
    }
    found
}
