import { Divider } from '@/components/ui/divider'
import { SamplePersons, type SamplePersonsProps } from './sample-persons'
import { SignInForm, type SignInFormProps } from './sign-in-form'

type SignInPageProps = SignInFormProps & { samples: SamplePersonsProps | null }

export function SignInPage({ samples, ...form }: SignInPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-[28rem] flex-col">
      <SignInForm {...form} />
      {samples ? (
        <section aria-labelledby="samples" className="mt-10">
          <Divider>or</Divider>
          <h2 id="samples" className="mt-6 text-lg">
            Sign in as a sample person
          </h2>
          <p className="mt-1 mb-4 text-ink-muted">
            They take part in the sample negotiation. No password; on this computer only.
          </p>
          <SamplePersons {...samples} />
        </section>
      ) : null}
    </div>
  )
}
