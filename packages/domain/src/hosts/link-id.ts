import { limits } from '../limits.ts';
import { hostServerMessages } from './server-messages.ts';
import { serverMessages } from '../server-messages.ts';

/** At least one letter or underscore: digits only would be read as a host's id. */
const LINK_ID = /^[\d-]*[A-Za-z_][\w-]*$/;

/** Segments of other addresses, in the place of a host's link id. */
const RESERVED: ReadonlySet<string> = new Set(['me', 'event']);

const isReserved = (linkId: string) => RESERVED.has(linkId.toLowerCase());

/** The problem with a host's link id, or null. The format is assumed (spec: LinkId). */
export function linkIdProblem(linkId: string): string | null {
  const { min, max } = limits.hostLinkIdLength;
  if (linkId.length < min) return serverMessages.fieldTooShort('linkId', min);
  if (linkId.length > max) return serverMessages.fieldTooLong('linkId', max);
  if (!LINK_ID.test(linkId)) return hostServerMessages.linkIdForm;
  return isReserved(linkId) ? hostServerMessages.linkIdReserved : null;
}

/** Leaves room for a number, because several hosts may have the same name. */
const LONGEST_FROM_NAME = limits.hostLinkIdLength.max - 10;

/** A link id for a host's name: 'Élise Tremblay' gives 'elise-tremblay'. Never empty, not always unique. */
export function linkIdFrom(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_FROM_NAME)
    .replaceAll(/^-|-$/g, '');
  return linkIdProblem(words) === null ? words : `host-${words}`.replace(/-$/, '');
}
