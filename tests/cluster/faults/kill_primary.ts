import type { WholeCluster } from '#tests/cluster/cluster'

/** Loses the machine of the primary: the replica takes its place; later the machine comes back as the replica. */
export async function killPrimary({ databases }: WholeCluster) {
  const [one, other] = databases
  const [primary, replica] = (await one.is('primary')) ? [one, other] : [other, one]
  await primary.kill()
  await replica.becomes('primary')
  primary.start()
  await primary.becomes('sync')
}
