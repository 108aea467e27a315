import {
  arc,
  arcLine,
  how,
  howTitle,
  inner,
  step,
  steps,
  stepText,
  stepTitle,
} from './HowItWorks.css.ts';

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
        <h2 className={howTitle} id="how-title">
          Unhurried, on purpose
        </h2>
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
                <h3 className={stepTitle}>{title}</h3>
                <p className={stepText}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
