import { classNames } from '@/components/ui/class-names'

/** The start of a hash, for telling entries apart at a glance. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)}…`
}

/** A whole hash in groups of four, which wrap and can be compared by eye; copied, it is one piece. */
export function HashText({ hash, className }: { hash: string; className?: string }) {
  const groups = hash.match(/.{1,8}/g) ?? []
  return (
    <code className={classNames('font-mono text-sm [overflow-wrap:anywhere]', className)}>
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are a fixed sequence of one hash
        <span key={at} className="mr-[0.5ch] inline-block">
          {group}
        </span>
      ))}
    </code>
  )
}
