import type { Decision } from '../decisions.ts';

/** Those that the frame around all pages rests on. */
export const shellDecisions: readonly Decision[] = [
  {
    id: 'P-460',
    clause: 'member §2',
    question: 'The code of a dialog, or of a part of a page, could not be downloaded. What shows?',
    decision:
      "'Please try again' with 'Try again' in its place, and 'Close' for a dialog; the page stays as it is. Where the second download fails too the button reads 'Reload page', since a browser may remember the failure and a newer version of the app may have replaced the file.",
  },
  {
    id: 'P-461',
    clause: 'member §2',
    question: 'What shows in the place of a page that could not be downloaded?',
    decision:
      "Within header and footer: 'You are offline' without a network, where the page opens by itself when the network is back; else 'Sorry, something went wrong'. Both can be tried again.",
  },
  {
    id: 'P-462',
    clause: 'member §2 (sign-in and sign-up modal)',
    question: 'Terms, Privacy and Live Support are links inside a sign-in that is half done.',
    decision: 'They open in a new tab, and say so to screen readers.',
  },
  {
    id: 'P-463',
    clause: 'member §2 (sign-in and sign-up modal)',
    question: "What does the browser's Back do while a dialog fills the screen of a phone?",
    decision:
      'It closes the dialog, at every size, also where Escape and the backdrop do not: it is a button that people press on purpose. A dialog that closed leaves no step in the history.',
  },
  {
    id: 'P-464',
    clause: 'member §2 (header and footer)',
    question: 'The header turns solid after 120 px. What does it look like before, on which pages?',
    decision:
      'Over the pictures that the landing page and the ways in begin with it is transparent. Every other page begins with its own ground: there the header has that ground and no edge, so that it cannot be told from the page, and what scrolls under it is not read through it. The edge comes after 120 px everywhere.',
  },
  {
    id: 'P-465',
    clause: 'member §2 (protected pages)',
    question: 'What shows on a protected page while the status is unknown?',
    decision:
      'The header without an account and the footer; between them nothing, as the clause says.',
  },
  {
    id: 'P-466',
    clause: 'member §2 (other dialogs)',
    question: 'What shows of a dialog while another one is open within it?',
    decision:
      'Nothing: the inner one stands alone on the scrim, with the only main action, and the outer one comes back after it.',
  },
  {
    id: 'P-467',
    clause: 'member §1, §2',
    question: 'Where does Download lead while no address of the app is configured?',
    decision: "To '/ios-app', a page that says how to get it.",
  },
];
