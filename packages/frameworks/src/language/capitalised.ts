/** Capitalised words that are not the name of a person or place, so the material need not contain them. */
export const capitalised =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December ' +
  'Spring Summer Autumn Winter Christmas Easter Halloween Thanksgiving New Year Sunday Sabbath ' +
  'English German French Spanish Portuguese Italian Dutch Polish Russian Turkish Greek Latin Arabic Hebrew Chinese Japanese Korean Indian American British Irish Scottish Welsh European African Asian Australian Canadian Mexican Brazilian Swiss Austrian Belgian Danish Swedish Norwegian Finnish Ukrainian Western Eastern Northern Southern ' +
  'Mum Mom Mummy Mommy Dad Daddy Mother Father Grandma Grandpa Granny Nana Auntie Uncle Aunt Sister Brother Mama Papa ' +
  'Mr Mrs Ms Miss Dr Prof Sir Madam God Lord Heaven Earth Internet Web Wi-Fi Bluetooth ' +
  'Person Type Part Chapter Section Level Stage Model Plan Big Five Stoic Socratic Freudian Jungian Platonic Victorian Roman Gothic Spartan Sisyphean Kafkaesque Herculean Machiavellian';

/** A capital up to two words after one of these marks an emphasis or an institution, not a person or a place. */
export const determiners =
  'the a an this that these those your my our his her their its some any no every each another which what ' +
  'el la los las un una unos unas este esta ese esa tu su mi vuestro ' +
  'le les l un une des du ce cet cette ces votre vos ton ta tes son sa ses mon ma mes au aux ' +
  'o a os as um uma uns umas este esta esse essa do da dos das no na nos nas ao seu sua';

/** A capital after one of these marks a name, even with a determiner before it: your friend Anna. */
export const roles =
  'friend sister brother mother father son daughter wife husband partner boss colleague neighbour neighbor cousin aunt uncle teacher called named ' +
  'amiga amigo hermana hermano madre padre hija hijo esposa marido jefe jefa vecina vecino llamada llamado ' +
  'amie ami soeur frere mere pere fille fils femme mari patron collegue voisine voisin nommee nomme ' +
  'irma irmao mae pai filha filho esposa marido chefe colega vizinha vizinho chamada chamado';
