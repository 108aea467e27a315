import { Avatar, Table, TextLink } from '@perigee/ui';
import { avatar } from '../../src/components/Avatar/Avatar.css.ts';
import { textLink } from '../../src/components/Link/TextLink.css.ts';
import { frame, scroller, table } from '../../src/components/Table/Table.css.ts';
import { visuallyHidden } from '../../src/theme/visually-hidden.css.ts';
import type { Budgets, CaseProps } from '../bench-case.ts';
import { PICTURE, usersFor } from '../fixtures.ts';

const users = usersFor(100);
const headers = ['Picture', 'Name', 'Age', 'Gender', 'Location', 'Membership', 'H#', 'Approved'];

const head = (
  <thead>
    <tr>
      {headers.map((header) => (
        <th key={header}>{header}</th>
      ))}
    </tr>
  </thead>
);

/** 100 rows of 8 cells, with a picture and a link in each. */
export function ours({ turn }: CaseProps) {
  return (
    <div data-turn={turn}>
      <Table label="Active users">
        {head}
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <td>
                <Avatar name={user.name} src={PICTURE} />
              </td>
              <td>
                <TextLink href={user.href}>{user.name}</TextLink>
              </td>
              <td data-align="end">{user.age}</td>
              <td>{user.gender}</td>
              <td>{user.location}</td>
              <td>{user.membership}</td>
              <td data-align="end">{user.hNum}</td>
              <td>{user.approved}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

export function plain({ turn }: CaseProps) {
  return (
    <div data-turn={turn}>
      <section aria-label="Active users" className={`${frame} ${scroller}`}>
        <table className={table}>
          <caption className={visuallyHidden}>Active users</caption>
          {head}
          <tbody>
            {users.map((user) => (
              <tr key={user.id}>
                <td>
                  <img className={avatar} src={PICTURE} alt={user.name} width={36} height={36} />
                </td>
                <td>
                  <a className={textLink} href={user.href}>
                    {user.name}
                  </a>
                </td>
                <td data-align="end">{user.age}</td>
                <td>{user.gender}</td>
                <td>{user.location}</td>
                <td>{user.membership}</td>
                <td data-align="end">{user.hNum}</td>
                <td>{user.approved}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

export const budgets: Budgets = { mount: 1.1, 're-render': 1.15 };
