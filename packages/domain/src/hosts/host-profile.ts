import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { isName } from '../signup/name.ts';
import { linkIdProblem } from './link-id.ts';
import { hostPageMessages } from './page-messages.ts';

/** The texts of a host's page that its host can change. */
export interface HostProfile {
  name: string;
  linkId: string;
}

/** The problems with a host's page, by field. Source: spec HostUpdate. */
export function hostProfileProblems({
  name,
  linkId,
}: HostProfile): Partial<Record<keyof HostProfile, string>> {
  const { min } = limits.hostLinkIdLength;
  const link = linkId.length < min ? messages.text.tooShort(min) : linkIdProblem(linkId);
  return {
    ...(!isName(name) && { name: hostPageMessages.signUp.nameEmpty }),
    ...(link !== null && { linkId: link }),
  };
}
