/** The messages of the sandbox's chat provider; another provider has its own. */
export const chatServerMessages = {
  conversationClosed: 'This conversation is closed. Load your matches again',
  idTaken: 'This message id is taken. Send the message with a new one',
  messageNotFound: 'This message is not part of the conversation',
  quoteOfStranger: 'Quote a text of one of the two people in the conversation',
  tooFast: 'You are sending messages too fast. Try again in a few seconds',
} as const;
