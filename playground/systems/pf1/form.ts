/** The two forms of data that pf1 has had: 10.x (numbers, flags on messages) and 11.x (objects, sub-types of messages). */
export type Pf1Form = 10 | 11;
