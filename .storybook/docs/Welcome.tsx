import contract from './generated/contract.json';
import { card, cards, count, name as nameClass, nameLine } from './parts/cards.css.ts';
import { docsHref } from './parts/links.ts';
import { useStoryIndex } from './parts/use-story-index.ts';
import { picture, reader, readers, readerTitle } from './Welcome.css.ts';
import { components } from './components.ts';
import { decisions } from './decisions.ts';
import { screens } from './screens.ts';

export function WelcomePicture() {
  return (
    <img
      className={picture}
      src="./perigee.jpg"
      width={1600}
      height={700}
      alt="The landing page and a host’s portal on a desktop; the deck, an event and a conversation on a phone"
    />
  );
}

const docs = (page: string) => docsHref(`${page}--docs`);

/** The parts of this Storybook, with the number of their entries. */
export function Places() {
  const entries = useStoryIndex();
  const storiesOf = (part: string) =>
    entries.filter(({ subtype, title }) => subtype === 'story' && title.startsWith(`${part}/`));
  const firstOf = (part: string) => `?path=/story/${storiesOf(part)[0]?.id ?? ''}`;

  const places = [
    {
      name: 'The app',
      href: '?path=/story/start-here-the-app--the-app',
      figure: 'as five users',
      text: 'The whole product to click through, with a clock that you can set. It needs no server.',
    },
    {
      name: 'Screens',
      href: firstOf('Screens'),
      figure: `${screens.length} screens, ${storiesOf('Screens').length} stories`,
      text: 'By area, in the order in which users meet them.',
    },
    {
      name: 'Components',
      href: docs('components-overview'),
      figure: `${components.length} components, ${storiesOf('Components').length} stories`,
      text: 'What screens are made of: when to use which, and what it guarantees.',
    },
    {
      name: 'Foundations',
      href: docs('foundations-color'),
      figure: 'generated from the tokens',
      text: 'Color with its contrast, type, space, motion, icons.',
    },
    {
      name: 'Flows',
      href: firstOf('Flows'),
      figure: `${storiesOf('Flows').length} to play`,
      text: 'The whole app in this tab, with a sandbox behind it.',
    },
    {
      name: 'Rules',
      href: docs('rules-event-button'),
      figure: 'tested as shown',
      text: 'The tables that the rules of the product are tested with.',
    },
    {
      name: 'Contract',
      href: docs('contract-calls-and-events'),
      figure: `${contract.length} calls and events`,
      text: 'What the product needs from its API, documented or assumed.',
    },
    {
      name: 'Screen Index',
      href: docs('start-here-screen-index'),
      figure: 'always complete',
      text: 'Every screen with its routes, its audience and its source.',
    },
    {
      name: 'Decisions',
      href: docs('start-here-decisions'),
      figure: `${decisions.length} settled`,
      text: 'What the documents leave open, and how it was settled.',
    },
  ];

  return (
    <div className={cards}>
      {places.map(({ name, href, figure, text }) => (
        <a key={name} className={card} href={href} target="_top">
          <span className={nameLine}>
            <span className={nameClass}>{name}</span> <span className={count}>{figure}</span>
          </span>
          <span>{text}</span>
        </a>
      ))}
    </div>
  );
}

const READERS = [
  {
    who: 'Product',
    text: 'Check that every documented state is here.',
    links: [
      ['Screen Index', 'start-here-screen-index'],
      ['Decisions', 'start-here-decisions'],
      ['Waitlist decisions', 'rules-waitlist-decisions'],
    ],
  },
  {
    who: 'Design',
    text: 'Check that it is consistent, in both themes and at every width.',
    links: [
      ['Color', 'foundations-color'],
      ['Type', 'foundations-type'],
      ['Components', 'components-overview'],
    ],
  },
  {
    who: 'Engineering',
    text: 'Find what exists before you build, and what it guarantees.',
    links: [
      ['Components', 'components-overview'],
      ['Accessibility', 'foundations-accessibility'],
      ['Breakpoints', 'foundations-breakpoints'],
    ],
  },
  {
    who: 'Backend',
    text: 'See what the product needs from you, why, and where it is used.',
    links: [
      ['Contract', 'contract-calls-and-events'],
      ['Decisions', 'start-here-decisions'],
      ['Event button', 'rules-event-button'],
    ],
  },
] as const;

/** The audiences of this Storybook, each with its first pages. */
export function Readers() {
  return (
    <div className={readers}>
      {READERS.map(({ who, text, links }) => (
        <section key={who} className={reader}>
          <h3 className={readerTitle}>{who}</h3>
          <p>{text}</p>
          <ul>
            {links.map(([name, id]) => (
              <li key={name}>
                <a href={docs(id)} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
