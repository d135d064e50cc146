import { fakePorts } from '#tests/fakes/fake_ports'
import { unitOfWorkContract } from '#tests/contracts/unit_of_work'

unitOfWorkContract('InMemoryUnitOfWork', async () => fakePorts().unitOfWork)
