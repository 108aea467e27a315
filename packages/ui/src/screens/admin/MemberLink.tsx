import { Link } from '../../components/Link/Link.tsx';
import { id as idClass, link } from './people-in-rows.css.ts';

interface MemberLinkProps {
  name: string;
  /** The address of the member's page. */
  href: string;
  /** Beside the name, where the ID has no column of its own. */
  id?: number;
}

/** The name of a member in a table, which leads to the member's page. */
export function MemberLink({ name, href, id }: MemberLinkProps) {
  return (
    <span>
      <Link href={href} className={link}>
        <bdi>{name}</bdi>
      </Link>
      {id !== undefined && <span className={idClass}> {id}</span>}
    </span>
  );
}
