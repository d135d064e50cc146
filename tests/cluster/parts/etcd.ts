import { folderOf, listens, startPart } from '#tests/cluster/parts/part'
import { freePort } from '#tests/support/processes/free_port'

/** Where patroni keeps who the primary is. */
export async function startEtcd(parent: string) {
  const folder = folderOf(parent, 'etcd')
  const [port, peers] = [await freePort(), await freePort()]
  const [url, peerUrl] = [port, peers].map((one) => `http://127.0.0.1:${one}`)
  const etcd = startPart(folder, 'etcd', [
    `--data-dir=${folder}/data`,
    `--listen-client-urls=${url}`,
    `--advertise-client-urls=${url}`,
    `--listen-peer-urls=${peerUrl}`,
    `--initial-advertise-peer-urls=${peerUrl}`,
    `--initial-cluster=default=${peerUrl}`,
  ])
  await etcd.whenReady(listens(port, 'etcd'))
  return { address: `127.0.0.1:${port}`, stop: () => etcd.end('SIGTERM') }
}
