/** The name of a host in addresses: the link id, else the id. */
export const hostLinkName = ({ id, linkId }: { id: number; linkId: string | null }): string =>
  linkId ?? String(id);
