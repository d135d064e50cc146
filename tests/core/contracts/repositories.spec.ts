import { fakePorts } from '#tests/fakes/fake_ports'
import { repositoriesContract } from '#tests/contracts/repositories'

repositoriesContract('In memory', async () => fakePorts().unitOfWork)
