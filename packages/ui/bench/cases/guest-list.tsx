import type { EventSignup } from '@perigee/api';
import { dateText } from '@perigee/domain';
import { ToastProvider } from '@perigee/ui';
import { useState } from 'react';
import { avatar } from '../../src/components/Avatar/Avatar.css.ts';
import { badge, tones } from '../../src/components/Badge/Badge.css.ts';
import { button, size, variant } from '../../src/components/Button/Button.css.ts';
import {
  bar,
  barEnd,
  barTitle,
  dataTable,
  filterLine,
  foot,
  range,
  sortButton,
} from '../../src/components/DataTable/DataTable.css.ts';
import { box } from '../../src/components/Field/FieldBox.css.ts';
import { list, pageButton, pagination } from '../../src/components/Pagination/Pagination.css.ts';
import { inputs } from '../../src/components/SearchField/SearchField.css.ts';
import { chosen, triggerOf } from '../../src/components/Select/Select.css.ts';
import { frame, scroller, table } from '../../src/components/Table/Table.css.ts';
import { GuestListPanel } from '../../src/screens/host-portal/GuestListPanel/GuestListPanel.tsx';
import type { Actions, Budgets, CaseProps } from '../bench-case.ts';
import { PICTURE, usersFor } from '../fixtures.ts';

const GUESTS = 2000;
const ON_A_PAGE = 20;

const guests = usersFor(GUESTS).map(({ name, age, gender, hNum }, index): EventSignup => ({
  id: index,
  userId: index,
  status: hNum === 1 ? 'reserved' : 'going',
  ticketPrice: hNum === 2 ? 0 : age,
  paid: hNum > 2,
  gender,
  createdAt: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
  signedUpByUser: {
    id: index,
    name,
    username: `guest_${index}`,
    profileImage: PICTURE,
    isVerifiedAccount: false,
  },
}));

const event = { slug: 'nine-candles', timezone: 'America/New_York', location: null } as const;
const can = { giveTickets: true, cancelSignups: true, invite: true };
const nothing = async () => undefined;

/** The list of 2,000 guests, with its search, filters, sorting and export. */
export function ours({ turn }: CaseProps) {
  return (
    <div data-turn={turn}>
      <ToastProvider>
        <GuestListPanel
          event={event}
          guests={guests}
          can={can}
          isOver={false}
          inviteUrl={null}
          onGiveTicket={nothing}
          onCancelSignup={nothing}
          onInviteAll={async () => 0}
        />
      </ToastProvider>
    </div>
  );
}

const small = (kind: keyof typeof variant) => `${button} ${size.small} ${variant[kind]}`;
const collator = new Intl.Collator('en');
const plainText = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const orders = {
  Guest: (one: EventSignup, other: EventSignup) =>
    collator.compare(one.signedUpByUser.name, other.signedUpByUser.name),
  Ticket: (one: EventSignup, other: EventSignup) => one.ticketPrice - other.ticketPrice,
};

const combobox = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const;

/** The same elements by hand: its selects do not open, and its buttons do nothing but sort. */
export function plain({ turn }: CaseProps) {
  const [order, setOrder] = useState<keyof typeof orders | null>(null);
  const [text, setText] = useState('');
  const wanted = plainText(text);
  const found =
    wanted === ''
      ? guests
      : guests.filter(
          ({ signedUpByUser: { name, username } }) =>
            plainText(name).includes(wanted) || plainText(username ?? '').includes(wanted),
        );
  const sorted = order === null ? found : found.toSorted(orders[order]);
  const head = (label: string) => (
    <button
      type="button"
      className={sortButton}
      onClick={() => setOrder(label as keyof typeof orders)}
    >
      {label}
    </button>
  );
  return (
    <div data-turn={turn} className={frame}>
      <div className={bar}>
        <div className={barTitle}>
          <h3>Guest list</h3>
          <span>{guests.length}</span>
        </div>
        <div className={barEnd}>
          <button type="button" className={small('outline')}>
            Give Free Ticket
          </button>
          <button type="button" className={small('outline')}>
            Invite all
          </button>
        </div>
      </div>
      <div className={filterLine}>
        <div className={box}>
          <input
            type="search"
            aria-label="Search guests"
            className={inputs.small}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {['All statuses', 'All genders'].map((label) => (
          <div key={label}>
            <button {...combobox} type="button" className={triggerOf.small}>
              <span className={chosen}>{label}</span>
            </button>
          </div>
        ))}
        <button type="button" className={small('outline')}>
          Export CSV
        </button>
      </div>
      <section className={scroller} aria-label="Guest list">
        <table className={`${table} ${dataTable}`}>
          <thead>
            <tr>
              <th style={{ width: 220 }}>{head('Guest')}</th>
              <th>{head('Gender')}</th>
              <th data-align="end">{head('Ticket')}</th>
              <th>{head('Joined')}</th>
              <th>{head('Status')}</th>
              <th style={{ width: 112 }}>Actions</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, ON_A_PAGE).map((guest) => (
              <tr key={guest.id}>
                <td>
                  <img className={avatar} src={PICTURE} alt="" width={36} height={36} />{' '}
                  <span>
                    <div>
                      <bdi>{guest.signedUpByUser.name}</bdi>
                    </div>
                    <div>
                      <bdi>@{guest.signedUpByUser.username}</bdi>
                    </div>
                  </span>
                </td>
                <td>{guest.gender === 'F' ? 'Woman' : 'Man'}</td>
                <td data-align="end">{guest.ticketPrice}</td>
                <td>{dateText(new Date(guest.createdAt ?? 0), event.timezone)}</td>
                <td>
                  <span className={`${badge} ${tones.positive}`}>{guest.status}</span>
                </td>
                <td data-align="end">
                  <button type="button" className={small('quiet')}>
                    Refund
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={foot}>
        <output className={range}>1 to 20 of 2,000</output>
        <nav className={pagination} aria-label="Pages of Guest list">
          <ul className={list}>
            {['Previous page', '1', '2', '3', '4', '5', '100', 'Next page'].map((label) => (
              <li key={label}>
                <button type="button" className={pageButton}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

const press = (name: string) => () => {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('th button')];
  buttons.find(({ textContent }) => textContent === name)?.click();
};

/** Types into the search as the browser does: React hears of no other change. */
const search = (text: string) => () => {
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  field?.focus();
  document.execCommand('insertText', false, text);
};

export const actions: Actions = {
  'sort by number': press('Ticket'),
  'sort by text': press('Guest'),
  search: search('elodie'),
};

/** Drawing and sorting have the budgets of the DataTable. The search draws twice: the field first, then the rows. */
export const budgets: Budgets = { mount: 1.9, 'sort by number': 2, 'sort by text': 2, search: 2.3 };
