import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { arc, arcLine, how, inner, step, steps } from './HowItWorks.css.ts';

const STEPS = [
  {
    title: 'Apply',
    text: 'Your phone number, your name, a few honest answers and at least one photo.',
  },
  {
    title: 'Wait well',
    text: 'Places are given by hand. While you wait, you always see where you stand.',
  },
  {
    title: 'Like with intention',
    text: 'A like carries tokens and a comment, so it is worth opening.',
  },
  {
    title: 'Meet',
    text: 'Small evenings in New York, Los Angeles, Toronto and Montreal.',
  },
];

/** The four steps from the application to a meeting, on one arc that rises towards the last. */
export function HowItWorks() {
  return (
    <section className={how} id="how" aria-labelledby="how-title">
      <div className={inner}>
        <Heading level={2} size="3xl" id="how-title">
          Unhurried, on purpose
        </Heading>
        <div className={arc}>
          <svg
            className={arcLine}
            viewBox="0 0 1200 150"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path
              d="M-1260 640L-220 240Q300 40 1420 8L2540 -24"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className={steps}>
            {STEPS.map(({ title, text }) => (
              <li className={step} key={title}>
                <Heading level={3} size="xl" spaceAfter={2}>
                  {title}
                </Heading>
                <Text tone="muted" measure="xs">
                  {text}
                </Text>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
