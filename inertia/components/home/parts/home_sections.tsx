import type { Read } from '@generated/answers'
import { Differences } from '~/components/home/parts/differences'
import { PeopleNear } from '~/components/home/parts/people_near'
import { Questions } from '~/components/home/parts/questions'
import { Steps } from '~/components/home/parts/steps'

export type Sections = Read<'home/home_sections', 'homeSections'>

/** What stands below the pictures of the home page: links and text, without a line of script. */
export function HomeSections({ steps, differences, near, questions, maySearch }: Sections) {
  return (
    <>
      {steps && <Steps {...steps} />}
      {differences && <Differences {...differences} />}
      {near && <PeopleNear {...near} maySearch={maySearch} />}
      {questions.length > 0 && <Questions questions={questions} />}
    </>
  )
}
