import type { Random } from './random.ts'

/** A fence of 9 to 14 lines. Its names and numbers are its own, so that nothing that was coloured for one serves another. */
type Sample = (name: string, limit: number) => string

/** In languages that this site and its peers all know how to colour, those that do. No braces in pairs: Liquid reads them. */
const samples: readonly [Sample, ...Sample[]] = [
  (name, limit) => `\`\`\`ts
/** Adds up what ${name} has paid out, in cents. */
export function ${name}(events: readonly Event[], tenant: string): number {
  const limit = ${limit}
  let total = 0
  for (const event of events) {
    if (event.tenant !== tenant) throw new Error('another tenant: ' + event.tenant)
    total += event.kind === 'refund' ? event.amount : 0
    if (total > limit) return limit
  }
  return total
}
\`\`\``,
  (name, limit) => `\`\`\`rust
/// Whether one more refund stays within the cap of ${name}.
pub fn ${name}(spent: u64, amount: u64) -> Result<u64, Denied> {
    const CAP: u64 = ${limit};
    let total = spent.checked_add(amount).ok_or(Denied::Overflow)?;
    match total {
        0 => Err(Denied::Empty),
        1..=CAP => Ok(total),
        _ => Err(Denied::OverCap { total }),
    }
}
\`\`\``,
  (name, limit) => `\`\`\`yaml
policy: ${name}
version: 3
applies_to: [refund, transfer, "close account"]
limits:
  per_session: ${limit}
  per_day: ${limit * 4}
  currency: EUR
on_violation:
  action: deny # and tell the owner
  notify: owner@bank.example
\`\`\``,
  (name, limit) => `\`\`\`sh
#!/bin/sh
# Replays ${name} and stops at the first difference.
set -eu
bundle="$1"
for trace in "$bundle"/traces/*.jsonl; do
  if ! replay --policy ${name} --limit ${limit} "$trace" > /tmp/verdict; then
    echo "differs: $trace" >&2
    exit 1
  fi
done
\`\`\``,
  (name, limit) => `\`\`\`json
{
  "certificate": "${name}",
  "kernel": { "name": "lean", "version": "4.${limit % 20}.0" },
  "axioms": ["propext", "Quot.sound"],
  "claims": [
    { "id": ${limit}, "status": "proved", "open": false },
    { "id": ${limit + 1}, "status": "checked", "open": true }
  ]
}
\`\`\``,
  (name, limit) => `\`\`\`toml
[monitor.${name}]
enabled = true
budget_us = ${limit}
modes = ["observe", "shadow", "enforce"]

[monitor.${name}.sink]
kind = "file" # rotated daily
path = "/var/log/${name}.jsonl"
max_bytes = ${limit}_000
\`\`\``,
]

/** A fence in one of the languages, for the text of an article. */
export function fence(random: Random): string {
  return random.pick(samples)(`check_${random.between(1000, 999_999)}`, random.between(100, 99_999))
}
