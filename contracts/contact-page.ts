// Elements of the contact page for visitors without JavaScript. The server finds them in the built page by these ids.

/** Says that the message was sent. The browser shows it when the address ends in `#` and this. */
export const messageSentId = "message-sent";

/** Says that the message was not sent. Hidden until the server sends the page as its answer. */
export const notSentId = "message-not-sent";

/** Inside it: the reason. Empty until the server fills it in. */
export const notSentReasonId = "message-not-sent-reason";

/** Inside it: a link to the owner's address. The server adds the text of the message. */
export const notSentMailId = "message-not-sent-mail";
