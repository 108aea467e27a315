import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** The addresses of the documents that the user accepts by continuing. */
export interface Terms {
  termsHref: string;
  privacyHref: string;
  /** For hosts, whose terms differ. */
  hostTermsHref?: string;
}

/**
 * The line about terms and privacy on the login screens. The documents open in a new tab, so that the
 * sign-in stays as it is. Source: member §2 (login page flow).
 */
export function TermsLinks({ termsHref, privacyHref, hostTermsHref }: Terms) {
  return (
    <Text size="sm" leading="loose" tone="muted">
      By continuing you accept the{' '}
      {hostTermsHref === undefined ? (
        <TextLink newTab href={termsHref}>
          Terms
        </TextLink>
      ) : (
        <TextLink newTab href={hostTermsHref}>
          Host Terms
        </TextLink>
      )}{' '}
      and{' '}
      <TextLink newTab href={privacyHref}>
        Privacy
      </TextLink>
      .
    </Text>
  );
}
