import { Avatar, DataTable, TextLink, type DataTableColumn } from '@perigee/ui';
import { useRef, useState } from 'react';
import { avatar } from '../../src/components/Avatar/Avatar.css.ts';
import { dataTable, scrolls, windowed } from '../../src/components/DataTable/DataTable.css.ts';
import { textLink } from '../../src/components/Link/TextLink.css.ts';
import { frame, scroller, table } from '../../src/components/Table/Table.css.ts';
import type { Actions, Budgets, CaseProps } from '../bench-case.ts';
import { PICTURE, usersFor, type User } from '../fixtures.ts';

const users = usersFor(10_000);

const columns: DataTableColumn<User>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ href, name }) => (
      <>
        <Avatar decorative name={name} src={PICTURE} /> <TextLink href={href}>{name}</TextLink>
      </>
    ),
    sortable: true,
    width: 300,
  },
  { id: 'age', header: 'Age', value: ({ age }) => age, sortable: true, align: 'end' },
  { id: 'gender', header: 'Gender', value: ({ gender }) => gender },
  { id: 'location', header: 'Location', value: ({ location }) => location, sortable: true },
  { id: 'membership', header: 'Membership', value: ({ membership }) => membership, width: 160 },
  { id: 'hNum', header: 'H#', value: ({ hNum }) => hNum, sortable: true, align: 'end' },
  { id: 'approved', header: 'Approved', value: ({ approved }) => approved },
  { id: 'id', header: 'ID', value: ({ id }) => id },
];

const idOf = ({ id }: User) => id;
const nameOf = ({ name }: User) => name;
const open = () => {};

/** 10,000 rows of 8 columns with all features of DataTable. */
export function ours({ turn }: CaseProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div data-turn={turn}>
      <DataTable
        label="Active users"
        columns={columns}
        rows={users}
        rowId={idOf}
        rowName={nameOf}
        selected={selected}
        onSelectedChange={setSelected}
        onOpenRow={open}
        columnPicker
        maxHeight={560}
      />
    </div>
  );
}

const HEIGHT = 48;
const OVERSCAN = 4;
const collator = new Intl.Collator('en');

const orders = {
  name: (one: User, other: User) => collator.compare(one.name, other.name),
  age: (one: User, other: User) => one.age - other.age,
};

/** Hand-written windowing: every row is 48 px high. It supports sorting and scrolling only. */
export function plain({ turn }: CaseProps) {
  const [rows, setRows] = useState(users);
  const [top, setTop] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const first = Math.max(0, Math.floor(top / HEIGHT) - OVERSCAN);
  const last = Math.min(rows.length, Math.ceil((top + 560) / HEIGHT) + OVERSCAN);
  const sortBy = (order: keyof typeof orders) => () => setRows(users.toSorted(orders[order]));
  return (
    <div data-turn={turn} className={frame}>
      <div
        ref={box}
        className={`${scroller} ${scrolls}`}
        style={{ height: 560 }}
        onScroll={() => setTop(box.current?.scrollTop ?? 0)}
      >
        <table className={`${table} ${dataTable} ${windowed}`}>
          <thead>
            <tr>
              <th style={{ width: 300 }}>
                <button type="button" onClick={sortBy('name')}>
                  Name
                </button>
              </th>
              <th data-align="end">
                <button type="button" onClick={sortBy('age')}>
                  Age
                </button>
              </th>
              <th>Gender</th>
              <th>Location</th>
              <th style={{ width: 160 }}>Membership</th>
              <th data-align="end">H#</th>
              <th>Approved</th>
              <th>ID</th>
            </tr>
          </thead>
          <tbody>
            <tr data-spacer="" style={{ height: first * HEIGHT }} />
            {rows.slice(first, last).map((user) => (
              <tr key={user.id}>
                <td>
                  <img className={avatar} src={PICTURE} alt="" width={36} height={36} />{' '}
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
                <td>{user.id}</td>
              </tr>
            ))}
            <tr data-spacer="" style={{ height: (rows.length - last) * HEIGHT }} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

const press = (name: string) => () => {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('th button')];
  buttons.find(({ textContent }) => textContent === name)?.click();
};

export const actions: Actions = {
  'sort by number': press('Age'),
  'sort by text': press('Name'),
};

export const budgets: Budgets = { mount: 1.9, 'sort by number': 2, 'sort by text': 2 };
