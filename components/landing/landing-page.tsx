import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { SamplePersons, type SamplePersonsProps } from '@/components/sign-in/sample-persons'
import { Button } from '@/components/ui/button'
import { SampleRecord } from './sample-record'
import { SampleSettlement } from './sample-settlement'
import { Steps } from './steps'
import { Trust } from './trust'

type LandingPageProps = {
  signedIn: boolean
  /** Present only where sample persons exist: on a loopback address. */
  samples: SamplePersonsProps | null
}

export function LandingPage({ signedIn, samples }: LandingPageProps) {
  return (
    <div className="flex flex-col gap-16 md:gap-24">
      <section className="grid items-start gap-10 pt-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] desk:gap-16 desk:pt-10">
        <div className="flex flex-col gap-6 desk:pt-10">
          <h1 className="font-serif text-2xl font-[560]">
            Models may propose.
            <br />
            People must ratify.
          </h1>
          <p className="max-w-[46ch] text-lg text-ink-muted">
            Parley is a place to negotiate in writing. A mediator proposes settlements. Nothing is agreed
            until each party has said so in their own words. What was said, proposed, refused and ratified
            stands on a record that anyone can check.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="primary" asChild>
              {signedIn ? (
                <Link href={paths.negotiations}>My negotiations</Link>
              ) : (
                <Link href={paths.signIn}>Sign in</Link>
              )}
            </Button>
            <Button look="quiet" asChild>
              <a href="#how">How it works</a>
            </Button>
          </div>
        </div>
        <SampleSettlement />
      </section>

      {samples ? (
        <section aria-labelledby="samples" className="border-t border-line pt-10">
          <h2 id="samples" className="text-xl">
            Look around in the sample negotiation
          </h2>
          <p className="mt-1 mb-6 max-w-[60ch] text-ink-muted">
            It is already under way. Sign in as any of these people, without a password; this works on your
            own computer only. Use a second browser, or a private window, to be two of them at once.
          </p>
          <SamplePersons {...samples} />
        </section>
      ) : null}

      <section aria-labelledby="how" className="border-t border-line pt-10">
        <h2 id="how" className="mb-10 text-xl">
          How it works
        </h2>
        <Steps />
      </section>

      <section
        aria-labelledby="record"
        className="grid gap-10 border-t border-line pt-10 desk:grid-cols-2 desk:gap-16"
      >
        <div>
          <h2 id="record" className="mb-2 text-xl">
            It reads like a story first, and like a proof second
          </h2>
          <p className="max-w-[55ch] text-ink-muted">
            Each entry names a person and an act, and carries the fingerprint of the one before it. Your
            browser recomputes the chain and plays the whole negotiation again under its rules. An export lets
            a lawyer or a court do the same offline, without an account.
          </p>
        </div>
        <SampleRecord />
      </section>

      <section aria-labelledby="trust" className="border-t border-line pt-10">
        <h2 id="trust" className="mb-6 text-xl">
          What you rely on, and what you do not
        </h2>
        <Trust />
      </section>
    </div>
  )
}
