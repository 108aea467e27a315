/**
 * What a component may add to a page with React alone: kB (1000 bytes) of JavaScript and styles that
 * are loaded with it, gzip. By its folder in packages/ui/src/components. A component without a
 * budget fails, and so does a budget without its component.
 */
export const componentBudgets: Readonly<Record<string, number>> = {
  Badge: 1,
  Button: 1.6,
  Card: 0.8,
  ErrorState: 3.8,
  Footer: 3,
  Header: 9,
  IconButton: 1.6,
  Link: 2,
  Logo: 1,
  PageLayout: 12,
  SmartAppBanner: 2.5,
  Stack: 2.5,
  TextButton: 1.2,
  TextField: 3.2,
};

/** Components together on a page, with what they may add. */
export const pageBudgets: readonly { components: readonly string[]; budget: number }[] = [
  { components: ['Button'], budget: 2 },
  { components: ['Button', 'TextField', 'Checkbox'], budget: 10 },
  {
    components: ['Button', 'TextField', 'Select', 'Dialog', 'Toast', 'Tabs', 'Slider', 'Checkbox'],
    budget: 66,
  },
];

/** The part of the styles of sizes/everyday.tsx that nothing on it uses, at most. */
export const unusedStylesBudget = 0.2;
