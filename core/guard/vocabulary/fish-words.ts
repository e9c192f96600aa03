import { entry, notReally } from './term.ts';

/** Fish, shellfish and molluscs. */
export const FISH_WORDS = [
  entry('fish', 'fish, fisch', { isCategory: true }),
  entry(['crustaceans', 'molluscs'], 'shellfish, schalentier, schalentiere, schalen und krustentiere', {
    isCategory: true,
  }),
  entry(
    ['fish', 'crustaceans', 'molluscs'],
    'seafood*, meeresfrüchte*, sea food, frutti di mare, fruits de mer, frutti mare',
    { isCategory: true },
  ),
  entry('crustaceans', 'crustacean, krustentier, krebstier', { isCategory: true }),
  entry('molluscs', 'mollusc, mollusk, weichtier', { isCategory: true }),
  entry(
    'fish',
    `*fish, fish*, *fisch*, *salmon, *lachs*, gravlax, gravad*, *forelle*, tuna*, thun, albacore, bonito*, skipjack, codfish*, codling, black cod, bacalao*, bacalhau*, baccala*, pollack, *makrele*, *hering, kipper*, bloater, sprat*, sprotte*, sardine*, *sardine, pilchard*, anchovie*, anchoas, boquerones, eel*, aale, unagi, barsch*, *barsch, perch, bass fillet, striped bass, bream*, dorada, goldbrasse*, red snapper, snapper*, grouper*, rotbarbe*, dover sole, sole fillet*, fillet of sole, limande, rotzunge*, turbot*, steinbutt*, flunder*, swordfish*, basa fillet, wels, welsfilet*, catfish*, whiting*, wittling*, hoki, skate wing, ray wing, rochen*, sturgeon*, stör, =roe, cod roe, *rogen, tobiko, masago, ikura, bottarga*, katsuobushi, nuoc mam, patis sauce, colatura*, garum, worcester*, worchester*, wooster sauce, lea perrins, caesar*, cesar salad, taramosalata*, sashimi*, tapenade*, bagna cauda, tonnato*, tonno*, niçoise*, kimtschi*, fumet, isinglass, hausenblase*, lebertran*, omega 3 kapsel, anglerfish, john dory, red mullet, schillerlocke*, gentlemans relish, gefilte*, felchen*, saibling*, angler, colin, kapelan*, capelin*, knurrhahn*, gurnard*, serdelle*, corvina, croaker*, seewolf*, quappe*, maräne*, brosme*, pomfret*, gadus, salmo, oncorhynchus, thunnus, scomber, clupea, merluccius, engraulis, sardinops, katsuwonus, theragra, pangasianodon, oreochromis, char fillet, arctic char, renke, egli, stint, whitebait, swai, barramundi*, mahi mahi, wahoo, marlin, kingfish, amberjack, hamachi, yellowtail, shark*, hai, haifilet, piranha, smelt, finnan haddie, cullen skink, gado anchovy, remoulade anchovis`,
  ),
  entry(
    'crustaceans',
    `*shrimp*, *prawn*, crabs, crayfish*, crawfish*, crawdad, langoustine*, langostino*, krill, *garnele*, *krabbe*, *languste, kaisergranat*, krebsschwänze*, flusskrebs*, *gamba*, krevette*, crevette*, ebi, camaron*, kroepoek*, krupuk*, belacan*, belachan*, trassi, terasi, xo sauce, tom yum*, tom yam*, tom kha gung, barnacle*, percebes, *krebs, penaeus, litopenaeus, pandalus, homarus, nephrops, crangon, procambarus`,
  ),
  entry(
    ['fish', 'crustaceans'],
    'thai green curry paste, rot~ currypaste, grün~ currypaste, gelb~ currypaste, rot~ thai currypaste, panang curry paste, massaman curry paste',
  ),
  entry(
    ['fish', 'crustaceans', 'eggs', 'gluten'],
    'crab stick*, seafood stick*, krabbenfleischimitat, kamaboko*, seafood extender',
  ),
  entry(['fish', 'crustaceans', 'molluscs'], 'fischsuppe marseille, paella de marisco'),
  entry(
    'molluscs',
    `*muschel*, clam, clams, clam chowder, scallop, scallops, coquilles*, cockle*, whelk*, *kalmar, *krake, kopffüßer*, cephalopod*, mytilus, perna, pecten, argopecten, placopecten, aequipecten, zygochlamys, chlamys, bractechlamys, loligo, doryteuthis, illex, dosidicus, todarodes, eledone, haliotis, ostrea, crassostrea, venerupis, ruditapes, cerastoderma, ensis, periwinkle*, winkles, calamar*, pulpo*, polpo, cuttlefish*, sepia, sepien, sepiatinte, escargot*, =snail, =snails, weinbergschnecke*, schnecken in kräuterbutter, abalone*, seeohr*, moules*, geoduck, razor clam*, conch, limpet*, chipirones`,
  ),
  entry(['molluscs', 'soy', 'gluten'], 'oyster flavoured sauce, austern sauce'),
  // Kinds and genera of fish and molluscs that have other meanings outside lines.
  entry(
    'fish',
    'caplin*, lodde*, lotte, dab, dabs, cusk, tusk, char, äsche*, ray, basa, barracuda, weever*, pout, bib, merling*, scheinschnapper*, brill, burbot, chub, cobia, dory, escolar, grayling, grenadier, jack mackerel, lamprey*, ling, loach, megrim*, menhaden, orange roughy, roach, saury, scad, shad, skate, tench, vendace, wrasse, soles, alse, brasse*, *brasse, drachenkopf*, glattbutt*, goldbutt*, grundel, gründling*, huchen, karausche*, kliesche*, leng, lumb, neunauge*, petermännchen, rapfen, rotauge*, rotfeder*, schleie*, sterlet, stöcker*, *barbe, *barben, *karpfen, *saibling, *scholle, *dorsch, *hecht, *aal, waller*, steinbeißer*, keta, melanogrammus, pollachius, merlangius, molva, lophius, sebastes, hippoglossus, reinhardtius, pleuronectes, limanda, solea, scophthalmus, psetta, dicentrarchus, sparus, lutjanus, epinephelus, mugil, xiphias, trachurus, sardina, anguilla, salvelinus, cyprinus, esox, sander, perca, silurus, clarias, lates, acipenser, dissostichus, macruronus, mallotus, coregonus, thon, hareng*, truite*',
    { where: 'lines' },
  ),
  entry(
    'molluscs',
    'teuthida, escallop, escallops, schnecke, schnecken, quahog*, cherrystone*, littleneck*, nautilus, sea snail*, wellhornschnecke*, strandschnecke*, meeresschnecke*, *auster, sepiole*, moscardini, seppie, palourde*, bulot*, huitre*, saint jacques, petoncle*, poulpe*, encornet*, seiche*, cozze, spisula, buccinum, littorina, patella, rapana, helix, achatina, sepiola, ommastrephes, nototodarus, patinopecten, mizuhopecten, mercenaria, meretrix',
    { where: 'lines' },
  ),
  entry(
    'crustaceans',
    'yabby, yabbies, bärenkrebs*, seespinne*, gamberi*, homard*, langouste*, metapenaeus, macrobrachium, euphausia, paralithodes, chionoecetes, callinectes, palinurus, astacus',
    { where: 'lines' },
  ),
  // Imitation salmon is dyed pollock, and imitation caviar is the roe of other fish.
  entry('fish', `lachsersatz*, kaviarersatz*, fish cake*`, { isOther: true }),
  entry('crustaceans', 'crab cake*', { isOther: true }),
  // Names that contain the words above but mean something else.
  entry(
    [],
    `herausfisch*, abfisch*, auffisch*, fischpfanne*, fischbräter*, fischpinzette*, fish tweezers, fischzange*, fishermen, fisherman, fishmonger*, fishing, fischer, fischerin, fischmarkt, fischhändler*, fish out, fish them out, fish it out, king oyster*, oyster mushroom*, austernpilz*, austernseitling*, austernsaitling*, gefiltert*, oyster plant, shrimp plant, fish mint, fischminze, fish pepper*, snail clover, muschelkürbis*, selfish, fischmesser*, fischbesteck, fish knife, fish kettle, fish slice, crab apple*, lachsfarben*, salmon pink, salmon coloured, salmonberry, fishless, oyster leaf, oyster leaves`,
  ),
  // Cuts of meat with the name of a fish: "Schweinelachs".
  ...notReally('lamm, schweine, kalbs, reh, hirsch', 'lachs*'),
  ...notReally(
    'carrot, karotten, möhren, tomato, tomaten, watermelon, chickpea, kichererbsen, jackfruit, tofu, soy, soja, seitan, banana blossom, sellerie, celeriac, veggie',
    'lachs*, salmon, lox, tuna*, thunfisch*, fish*, fisch*, fischstäbchen*, fish finger*, caviar, kaviar, crab cake*, shrimp, scampi, calamari, scallop',
    { isSubstitute: true },
  ),
];
