import { limits } from '../limits.ts';
import { fieldMessages } from '../field-messages.ts';
import { isName } from '../signup/name.ts';
import { linkIdProblem } from './link-id.ts';
import { hostPageMessages } from './page-messages.ts';

/** The texts of a host's page that its host can change. */
export interface HostProfile {
  name: string;
  linkId: string;
}

/**
 * The problems with a host's page, by field. Source: spec HostUpdate.
 *
 * @param hasLink whether a link is stored: without one it may stay empty
 */
export function hostProfileProblems(
  { name, linkId }: HostProfile,
  hasLink: boolean,
): Partial<Record<keyof HostProfile, string>> {
  const { min } = limits.hostLinkIdLength;
  const link = linkId.length < min ? fieldMessages.text.tooShort(min) : linkIdProblem(linkId);
  const mayBeEmpty = linkId === '' && !hasLink;
  return {
    ...(!isName(name) && { name: hostPageMessages.signUp.nameEmpty }),
    ...(link !== null && !mayBeEmpty && { linkId: link }),
  };
}
