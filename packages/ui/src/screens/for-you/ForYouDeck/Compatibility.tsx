import { Orbit } from 'lucide-react';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Fact } from '../../profile/ProfileFacts/ProfileFacts.tsx';

export interface CompatibilityProps {
  /** In percent. Undefined while it is loading; null omits it. */
  score: number | null | undefined;
  /** What the two users have in common: 'You both …'. */
  sentence: string | null;
}

/** The compatibility of a profile with the viewer, and what is behind it. */
export function Compatibility({ score, sentence }: CompatibilityProps) {
  if (score === null) return null;
  if (score === undefined) {
    return <Fact icon={Orbit} label="Compatibility" value={<Skeleton width={48} height={14} />} />;
  }
  return (
    <Fact
      icon={Orbit}
      label="Compatibility"
      value={
        <>
          {score}%
          {sentence !== null && (
            <Text as="span" size="sm" tone="muted">
              {' '}
              {sentence}
            </Text>
          )}
        </>
      }
    />
  );
}
