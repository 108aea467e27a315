import type { Decision } from '../decisions.ts';

/** What the calls of events and the host portal rest on. */
export const eventsDecisions: readonly Decision[] = [
  {
    id: 'C-02',
    clause: 'events §5, §6',
    question:
      'Hosts of level 3 may pick from the next hour, yet the check lets only admins start inside two weeks.',
    decision:
      'Both follow one rule: admins and hosts of level 3 need no lead time, and everybody else gets the lead-time error.',
  },
  {
    id: 'C-11',
    clause: 'events §7',
    question: 'GET /events/{id} is listed with two answers.',
    decision:
      'One answer, {event, totalSales?}. totalSales, Signups, Matches and the schedule are for those who run the event.',
  },
  {
    id: 'P-60',
    clause: 'events §5',
    question:
      'Those without a lead time pick from the next full hour. Is a start before that hour refused?',
    decision:
      'Only what is past is refused, as the text says; the next hour is where the picker begins. Minutes of 00 and 30 bind everybody who is no admin, hosts of level 3 among them.',
  },
  {
    id: 'P-61',
    clause: 'events §2, §4',
    question: 'A frequency comes with a quantity of 3. Is the event itself one of the three?',
    decision:
      'Yes: a series has three events, at the same time of day in the location. A frequency is chosen when the event is made; later changes are of one event.',
  },
  {
    id: 'P-62',
    clause: 'events §1, §4',
    question: 'Which events need a review, and when does an event go live or end?',
    decision:
      'Those of hosts need one, those of admins do not. An approved event counts as started from its start and as completed from its end; changing one that is created makes it updated. The host is mailed the answer to a review.',
  },
  {
    id: 'P-63',
    clause: 'events §2',
    question:
      "The page says 'not found or does not match your settings/preferences'. What does not match?",
    decision:
      'An age on the day of the event outside its range, or an event for the other gender alone. Whoever has a ticket, is honoured by the event or runs it finds it all the same. Before onboarding is finished the full event answers 403.',
  },
  {
    id: 'P-64',
    clause: 'events §2, §7',
    question: 'What does deleting an event do?',
    decision:
      'Without tickets it is gone. Otherwise it is archived, payments are given back, and tickets that wait for a payment are given up. What has taken place cannot be deleted.',
  },
  {
    id: 'P-65',
    clause: 'events §3',
    question: 'An event has an address and lengths; the form asks for a city and a format.',
    decision:
      'Each city of the lookups has an address and a time zone; each format has its lobby, rounds and lengths.',
  },
  {
    id: 'P-66',
    clause: 'events §3, §6',
    question: 'What if somebody who is no admin sends a value that only admins may choose?',
    decision:
      'It is refused together with everything else that is wrong (422), unless it is the default or what the event already has. Several orientations are such a value.',
  },
  {
    id: 'P-67',
    clause: 'events §3, §5',
    question: 'How is a slug made where none is given, and which are refused?',
    decision:
      'Out of title, city and day, numbered where it is taken. A slug of digits alone, which would read as an id, or one that stands in another address is refused.',
  },
  {
    id: 'P-68',
    clause: 'events §4',
    question: 'How are guests paired by a schedule?',
    decision:
      'Men and women meet in a rotation, one pool in a round robin. Nobody meets somebody twice; of guests who cannot come any more the meetings fall away.',
  },
  {
    id: 'P-69',
    clause: 'events §7',
    question: 'What does discover find, and what is featured?',
    decision:
      'Public events that are not over, 24 a page; for signed-in people only those that fit them. Featured are the next four with tickets left on their side.',
  },
  {
    id: 'P-290',
    clause: 'events §2 (event detail page); member §6',
    question: 'Visitors get a lock for the host’s logo on cards. What do they see on the page?',
    decision: 'The same lock beside the host’s name, which the public call answers.',
  },
  {
    id: 'P-291',
    clause: 'events §4 (Reserving a ticket)',
    question: 'Where does the message of a reservation stand, as the page is left at once?',
    decision:
      'In a toast that goes along to the tickets, and in the panel of the event. Until the event is read again, the panel offers the new ticket.',
  },
  {
    id: 'P-292',
    clause: 'events §4 (series)',
    question: 'The button of a series acts on one of its evenings. What does the page show of it?',
    decision:
      'The panel shows the day of the evening that it reserves, and how many places are left only where that is the page’s own evening. Every evening of the series links to its page.',
  },
  {
    id: 'P-500',
    clause: 'events §4 (series)',
    question: 'Which evening of a series is chosen, and how does a link say so?',
    decision:
      'The one that was pressed, which the address names (?evening={id}), else the one whose page was opened. The page of the first evening is also that of the series and shows the default. ‘My Ticket’ in the row of an evening opens its ticket; links from tickets name their evening.',
  },
  {
    id: 'P-502',
    clause: 'events §4 (Reserving a ticket); decisions A-25',
    question: 'What does a user see who comes back from the payment page without paying?',
    decision:
      'The event’s panel says that nothing was charged and that the place is not theirs yet, beside the button that leads to the payment again. The tab remembers that it was left for a payment, so that no provider has to say it.',
  },
  {
    id: 'P-503',
    clause: 'events §2, §7 (discover)',
    question: 'How are events filtered, and what tells that one is sold out?',
    decision:
      'By one of the cities in which the found events take place; the address keeps it (?city={id}), and discover is asked for that location. Of one city everything is listed by date, without a choice of featured events. A card says ‘Sold out’ in the place of the price, unless the user has a ticket.',
  },
  {
    id: 'P-293',
    clause: 'events §3 (tickets)',
    question: 'How many places are left for somebody?',
    decision:
      'Those of their own side; for whoever belongs to neither, those of the fuller side; for visitors all of them.',
  },
  {
    id: 'P-294',
    clause: 'events §2 (My Ticket)',
    question: 'What does the code of a ticket say? No call issues one, and none checks it.',
    decision:
      'The ids of the event and of the guest. It proves nothing by itself: the door looks the guest up on the guest list.',
  },
  {
    id: 'P-295',
    clause: 'member §2; events §2',
    question: 'What does discover look like, and who sees it?',
    decision:
      'A section of the home page: the featured events, the first as a banner, and behind ‘All events’ the rest of the first page that discover answers; the address keeps that it is open. People who wait or are accepted find it under their place or card, as the dashboard sends them there to browse.',
  },
  {
    id: 'P-296',
    clause: 'events §2 (incompatible-device overlay); member §6',
    question: 'Which devices are incompatible, and with what?',
    decision:
      'Live events and video chats want Chrome on a desktop; browsers that are built on Chrome’s engine and are not Chrome do not count. The overlay stands in the place of the page, and nothing of the event begins behind it. Everything else works everywhere.',
  },
  {
    id: 'P-297',
    clause: 'events §2 (incompatible-device overlay); member §7',
    question: '‘Email Me Event URL’ and ‘Text me download link’ name no call.',
    decision:
      'The calls that mail a sign-in link and text the link to the app, to the address and the number of the signed-in user. An assumed field, eventId, makes the mail carry the address of the event’s page. ‘Copy event URL’ copies the same page’s address on the site that is open.',
  },
  {
    id: 'P-298',
    clause: 'member §6 (developer mode)',
    question: 'What is developer mode, which suppresses the overlay?',
    decision: 'A setting of where the app runs: VITE_DEVELOPER_MODE=on.',
  },
  {
    id: 'P-299',
    clause: 'events §4; decision A-25',
    question: 'To which payment pages may a reservation lead?',
    decision:
      'To those of the card provider, and of the sandbox under its own address; any other address is refused. Where the answer has a session id alone, the provider’s own script opens it.',
  },
  {
    id: 'P-300',
    clause: 'events §2 (structured event data)',
    question: 'What do search engines find of an event that is private?',
    decision: 'Nothing: its page asks to be left out, as only whoever has the address finds it.',
  },
  {
    id: 'P-403',
    clause: 'events §2, §4, §6',
    question: 'Who may see an event, reserve, apply and be invited?',
    decision:
      'One rule for all four: those who run it, and users who have finished onboarding and hold a ticket, are its centre, or are of its age and gender. To others it does not exist (404); before the onboarding the sentence says what is missing (403). An event in review answers all others as an id that no event has, also in a series.',
  },
];
