import type { InfoDocument } from '../info-document.ts';
import { writeToUs } from './contact.ts';

/** What is known of people, what for, and who sees it. */
export const privacyPolicy: InfoDocument = {
  title: 'Privacy Policy',
  lede: 'What we know about you, what we need it for, and who gets to see it.',
  isDraft: true,
  updated: '2026-11-21',
  sections: [
    {
      id: 'what-we-know',
      title: 'What we know',
      paragraphs: ['Only what you tell us, and what follows from how you use the site.'],
      points: [
        'To sign in: your phone number, and your email for links and news of your application.',
        'For your application: your name, date of birth, gender, whom you look for, your work, photos, and the links to other networks that you add.',
        'Your answers to the questionnaires, which you may leave out.',
        'Where you are: the city that you choose. Where you let your browser find it, we keep the city and not the spot.',
        'Your likes, matches, tickets, tokens and wallets.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      paragraphs: [
        'Other people see your first name, age, city, photos, the links that you added and what you wrote in your profile. They never see your last name, email or phone number.',
        'The host of an event sees who has a ticket to it. People who look after members see your whole application.',
      ],
    },
    {
      id: 'others',
      title: 'Companies that help us',
      paragraphs: ['Each gets what it needs for its part, and nothing else.'],
      points: [
        'A card provider takes payments and keeps your card.',
        'A places service suggests addresses for what you type into a place field.',
        'Networks that you link, such as TikTok, tell us the name of your account there.',
      ],
    },
    {
      id: 'this-browser',
      title: 'What stays in this browser',
      paragraphs: [
        'While you are signed in, the browser keeps your session, your user id, the key to your chats and your email. Logging out clears all four. There are no cookies for advertising.',
        'We count steps such as signing in and saving settings. What you typed is never part of that, nor who you are.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'You may ask what we hold about you, have it put right, get a copy of it, or have it deleted. Write to us: a person answers.',
      ],
    },
  ],
  contact: writeToUs,
};
