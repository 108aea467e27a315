import type { Look, Portrait } from './portraits.ts';
import type { Random } from './random.ts';

interface NamePool {
  look: Look;
  F: string[];
  M: string[];
  family: string[];
}

const words = (text: string) => text.split(' ');

/** First and family names that match each other. */
const POOLS: NamePool[] = [
  {
    look: 'k',
    F: words('Adaeze Chiamaka Folake Ngozi Temi Yetunde Simi Amara Ifeoma Bisi'),
    M: words('Chidi Emeka Tunde Kelechi Femi Obinna Dayo Segun Kunle Ikenna'),
    family: words('Adeyemi Okonkwo Balogun Eze Afolabi Nwosu Ogunleye Ibe Adebayo Onyeka'),
  },
  {
    look: 'k',
    F: words('Zora Jasmine Nia Simone Aaliyah Renee Candace Monique Tasha Brielle'),
    M: words('Marcus Darius Andre Terrence Malik Jalen Isaiah Dwayne Xavier Reggie'),
    family: words('Washington Coleman Bryant Hayes Whitfield Booker Gaines Ellison Mosley Tate'),
  },
  {
    look: 'k',
    F: words('Nadège Fabiola Mirlande Régine Widline Esther Daphnée Guerda Johanne Marjorie'),
    M: words('Jean-Marc Wesley Fritz Ricardo Stanley Jocelyn Kervens Ralph Frantz Yves'),
    family: words('Toussaint Baptiste Desrosiers Joseph Pierre-Louis Célestin Duvivier Laguerre'),
  },
  {
    look: 'k',
    F: words('Selam Hanna Bethlehem Liya Makeda Rahel Saba Meron Tigist Almaz'),
    M: words('Tewodros Yonas Abel Henok Biniam Samuel Mikias Robel Elias Natnael'),
    family: words('Tesfaye Bekele Haile Girma Kebede Alemu Desta Wolde Tadesse Abebe'),
  },
  {
    look: 'i',
    F: words('Priya Ananya Kavya Meera Divya Nithya Shruti Lakshmi Aditi Pooja'),
    M: words('Arjun Rohan Vikram Karthik Nikhil Aditya Sanjay Harish Dev Pranav'),
    family: words('Iyer Raman Nair Patel Krishnan Menon Desai Rao Subramaniam Chatterjee'),
  },
  {
    look: 'k',
    F: words('Shanice Keisha Tamika Alana Danielle Rochelle Kerry-Ann Tricia Nadine Abigail'),
    M: words('Omari Damian Kemar Andrew Rohan Delano Jermaine Garfield Ricardo Kareem'),
    family: words('Campbell Bennett Grant Clarke Reid Morrison Francis Gordon Barrett Palmer'),
  },
  {
    look: 'l',
    F: words('Marisela Camila Ximena Valeria Lucía Daniela Paloma Rocío Yesenia Itzel'),
    M: words('Mateo Diego Rafael Andrés Joaquín Emilio Javier Esteban Rodrigo Tomás'),
    family: words('Herrera Castillo Ibarra Fuentes Delgado Salazar Quintero Morales Rivas Cordero'),
  },
  {
    look: 'm',
    F: words('Leila Yasmin Samira Noor Rania Dalia Hala Mariam Salma Imane'),
    M: words('Karim Tariq Youssef Ziad Omar Sami Nabil Hassan Amine Rayan'),
    family: words('Haddad Khoury Mansour Benali Saad Najjar Farah Aziz Bouchard-Amrani Sabbagh'),
  },
  {
    look: 'p',
    F: words('Bianca Maricel Joy Kristine Angelica Trisha Carmela Isabel Janelle Rowena'),
    M: words('Paolo Miguel Jericho Rafael Enzo Carlo Nathaniel Jerome Anton Gabriel'),
    family: words('Santos Reyes Villanueva Bautista Navarro Mercado Aquino Dizon Salonga Pascual'),
  },
  {
    look: 'c',
    F: words('Mei Xinyi Yuna Hana Jisoo Sakura Linh Wei-Ling Eunji Naomi'),
    M: words('Kenji Minho Wei Jun Hiroshi Daniel Ryan Kai Tuan Seojun'),
    family: words('Chen Park Tanaka Nguyen Lin Kim Watanabe Huang Choi Zhang'),
  },
  {
    look: 'e',
    F: words('Maude Élise Camille Geneviève Noémie Ariane Florence Laurence Océane Juliette'),
    M: words('Étienne Mathieu Félix Olivier Antoine Maxime Guillaume Xavier Thomas Rémi'),
    family: words(
      'Tremblay Gagnon Lavoie Bergeron Pelletier Fortin Girard Caron Beaulieu Lapointe',
    ),
  },
  {
    look: 'e',
    F: words('Claire Hannah Margaret Fiona Nora Beatrice Harriet Josephine Alice Ruth'),
    M: words('Owen Patrick Graham Henry Theodore Simon Callum Declan Walter Hugh'),
    family: words(
      'Sullivan Whitaker Ferguson Doyle Prescott Hartley Mackenzie Brennan Aldridge Finch',
    ),
  },
  {
    look: 'e',
    F: words('Alessia Chiara Elena Sofia Katarzyna Zofia Oksana Daria Irena Talia'),
    M: words('Matteo Luca Marco Stefan Piotr Andrei Nikolai Dmitri Ilan Roman'),
    family: words('Rossi Moretti Kowalski Petrov Novak Lindholm Rosenthal Marchetti Levin Bielski'),
  },
  {
    look: 'w',
    F: words('Zainab Aminata Fatou Khadija Hodan Halima Mariama Aisha'),
    M: words('Ibrahim Mamadou Abdi Ousmane Yusuf Moussa'),
    family: words('Diallo Sow Warsame Bah Camara Abdi Jallow Farah'),
  },
];

/**
 * A name that suits a portrait.
 *
 * @param isTaken whether another user has the name already
 */
export function nameFor(
  { presents, look }: Portrait,
  random: Random,
  isTaken: (firstName: string, lastName: string) => boolean,
): { firstName: string; lastName: string } {
  const pool = random.pick(POOLS.filter((one) => one.look === look));
  const firstName = random.pick(pool[presents]);
  const first = random.between(0, pool.family.length - 1);
  const families = [...pool.family.slice(first), ...pool.family.slice(0, first)];
  const lastName = families.find((family) => !isTaken(firstName, family));
  if (lastName === undefined) throw new Error(`There are no more family names for ${firstName}.`);
  return { firstName, lastName };
}

/** The name in ASCII letters for handles and addresses. 'Élise' gives 'elise'. */
export function plainLetters(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
