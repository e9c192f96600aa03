import { foodTable } from './food-table.ts';

/** Meat, poultry, sausages, fish and seafood, raw unless the name says otherwise. */
export const MEAT_AND_FISH = foodTable(`
  beef | 13023 | 20.7 0 7.4 0 | slice 150 | meat | beef, brisket, beef short ribs, braising beef, stewing beef, stewing steak, braising steak, beef chuck, chuck steak, beef brisket, beef stew meat, diced beef, beef for stew | Rindfleisch, Rindergulasch, Rindsgulasch, Rindergulaschfleisch, Gulaschfleisch, Suppenfleisch, Rinderbraten, Beinscheibe, Rind, Gulasch, Ochsenschwanz, Rinderbrust, Rinderschulter
  lean-beef | 13891 | 22.1 0 7.9 0 | slice 150, piece 150 | meat | beef topside, beef rump, beef roast, roast beef joint, minute steak, beef strips, round steak, stir-fry beef, beef silverside | Rinderoberschale, Rouladen, Rinderrouladen, Rinderroulade, Tafelspitz, Rinderhüfte, Rindergeschnetzeltes, Rinderstreifen, Roastbeef, Rindsrouladen, mageres Rindfleisch
  steak | BLS U221100 | 22.5 0 4.5 0 | piece 220, slice 220 | meat | steak, steaks, sirloin, ribeye, sirloin steak, rump steak, ribeye steak, beef steak, rib-eye steak, flank steak, rib eye | Rindersteak, Rindersteaks, Rumpsteak, Rumpsteaks, Entrecôte, Hüftsteak, Steak, Steaks
  beef-fillet | 13917 | 19.6 0 18.2 0 | piece 180 | meat | beef fillet, fillet steak, beef tenderloin, filet mignon | Rinderfilet, Rinderfilets, Filetsteak, Rinderlende
  minced-beef | 23567 | 18.6 0 15 0 | packet 400 | meat | minced beef, ground beef, beef mince, mince, ground chuck, lean minced beef, lean ground beef, steak mince | Rinderhackfleisch, Rinderhack, Rinderfaschiertes, Rindshackfleisch, Tatar, Beefsteakhack
  mixed-mince | BLS U050100 | 18.8 0 17.8 0 | packet 500 | meat pork | mixed mince, mixed minced meat, minced meat, minced beef and pork | gemischtes Hackfleisch, Hackfleisch, Faschiertes, Hackfleisch gemischt, Gehacktes, gemischtes Hack, Hack, gemischtes Faschiertes
  minced-pork | 10219 | 16.9 0 21.2 0 | packet 500 | meat pork | minced pork, pork mince, ground pork, sausage meat, sausagemeat | Schweinehackfleisch, Mett, Schweinehack, Thüringer Mett, Schweinemett, Bratwurstbrät, Brät
  minced-lamb | 17224 | 16.6 0 23.4 0 | packet 400 | meat | minced lamb, lamb mince, ground lamb | Lammhackfleisch, Lammhack
  veal | 17094 | 21 0 3.1 0 | slice 120, piece 150 | meat | veal, veal escalope, veal cutlets, veal escalopes | Kalbfleisch, Kalbsschnitzel, Kalbsgeschnetzeltes, Kalbsbraten, Kalbsgulasch, Kalb
  veal-shank | 17276 | 19.2 0 3.5 0 | slice 250, piece 250 | meat | veal shank, veal shin, osso buco | Kalbshaxe, Ossobuco, Kalbsbeinscheibe, Kalbsbeinscheiben
  pork | 10080 | 17.4 0 12.4 0 | slice 150 | meat pork | pork, pork shoulder, diced pork, pork roast, pork neck, pulled pork, pork butt, pork collar | Schweinefleisch, Eisbein, Schweinehaxe, Schweineschulter, Schweinebraten, Schweinenacken, Schweinegulasch, Nackensteaks, Nackensteak, Schweinenackensteaks, Schweinekamm, Schopfbraten
  pork-loin | 10062 | 21.6 0 6.9 0 | piece 150, slice 150 | meat pork | pork loin, pork chops, pork chop, pork steaks, pork escalopes, pork steak, boneless pork chops, pork schnitzel, pork loin chops | Schweinelachs, Schweineschnitzel, Schnitzel, Schweinekotelett, Schweinekoteletts, Koteletts, Kotelett, Schweinegeschnetzeltes, Schweinerücken, Minutensteaks, Schweinelachse, Schweinesteak, Schweinesteaks, Lummerkoteletts
  pork-fillet | 10060 | 21 0 2.2 0 | piece 400 | meat pork | pork fillet, pork fillets, pork tenderloin | Schweinefilet, Schweinefilets, Schweinelende, Schweinsfilet, Schweinelendchen
  pork-belly | BLS U642100 | 17.7 0 28.1 0 | slice 150 | meat pork | pork belly, belly pork | Schweinebauch, Bauchfleisch, Wammerl, durchwachsener Schweinebauch
  spare-ribs | 10088 | 15.5 0 23.4 0 | piece 100, edible 0.65 | meat pork | spare ribs, pork ribs, ribs, baby back ribs | Spareribs, Schweinerippchen, Rippchen, Schälrippchen
  bacon | BLS W415000 | 16.6 0.5 26.2 0 | slice 15, packet 200, density 0.6 | meat pork | bacon, bacon medallions, bacon rashers, streaky bacon, smoked bacon, bacon slices, back bacon, rindless bacon, smoked streaky bacon, bacon lardons, lardons, pancetta, bacon bits, diced bacon, thick-cut bacon | Bacon, Speck, durchwachsener Speck, Frühstücksspeck, Speckwürfel, Bauchspeck, Räucherspeck, Schinkenspeck, Pancetta, geräucherter Speck, Dörrfleisch, Schinkenwürfel, Katenschinkenwürfel, Speckscheiben, Hamburgerspeck, Bratspeck
  back-fat | 10004 | 2.9 0 88.7 0 | | meat pork | pork back fat, fatback | fetter Speck, Rückenspeck, grüner Speck, Lardo
  cooked-ham | BLS W424000 | 22.5 0.7 3.7 0 | slice 30, packet 200, density 0.6 | meat pork | ham, cooked ham, ham slices, sliced ham, diced ham, boiled ham | Kochschinken, gekochter Schinken, Schinken, Schinken gekocht, Schinkenscheiben, Beinschinken, Hinterschinken, Formschinken
  raw-ham | BLS U682700 | 24.1 0.1 18.9 0 | slice 15, packet 80 | meat pork | prosciutto, prosciutto di Parma, Parma ham, Serrano ham, cured ham, raw ham | roher Schinken, Schinken roh, Parmaschinken, Rohschinken, Serranoschinken, Schwarzwälder Schinken, Serrano-Schinken, Prosciutto, Lachsschinken, luftgetrockneter Schinken
  kasseler | BLS W511000 | 20.9 0.6 7.5 0 | slice 150, piece 150 | meat pork | smoked pork, gammon, gammon steak, ham hock, smoked ham hock, smoked pork loin, Kassler | Kasseler, Kassler, Geselchtes, Selchfleisch, Rauchfleisch, Kasselernacken, Kasslerbraten
  salami | 7072 | 21.1 0.7 31.7 0 | slice 8, packet 80 | meat pork | salami, pepperoni, cabanossi | Salami, Salamischeiben, Cabanossi, Landjäger, Mettwurst, Mettenden, Pfefferbeißer, Peperoniwurst
  chorizo | 7019 | 24.1 1.9 38.3 0 | slice 8, piece 60 | meat pork | chorizo, chorizo sausage | Chorizo
  nduja | 7019 | 24.1 1.9 38.3 0 | density 1.0 | meat pork | 'nduja, nduja | Nduja
  sausage | BLS W211200 | 12.9 0 26.2 0 | piece 50, slice 5, can 250 | meat pork varieties | frankfurter, frankfurters, wieners, hot dog sausages, hot dogs, wiener sausages | Wiener Würstchen, Wiener, Würstchen, Frankfurter, Frankfurter Würstchen, Wienerle, Bockwurst, Bockwürste, Debrecziner, Knackwurst, Knacker
  bratwurst | 7063 | 15.4 0.9 24.8 0 | piece 100 | meat pork | sausages, chipolatas, pork sausages, pork sausage, sausage, Italian sausage, bratwurst, Cumberland sausages, Italian sausages, breakfast sausage | Bratwurst, Bratwürste, Nürnberger, Rostbratwürste, grobe Bratwurst, Bratwürstchen, rohe Bratwurst, Salsiccia
  smoked-sausage | 7059 | 14.1 1.6 28.7 0 | piece 100, slice 8 | meat pork | smoked sausage, kielbasa, andouille sausage | Krakauer, Kielbasa, Räucherwurst, Kochwurst, Kohlwurst, Pinkel
  fleischwurst | BLS W231100 | 12.3 0.3 25.5 0 | slice 20, piece 400 | meat pork | bologna, luncheon meat, mortadella | Fleischwurst, Lyoner, Mortadella, Jagdwurst, Extrawurst, Schinkenwurst, Fleischkäse, Leberkäse, Cervelat
  liver-sausage | 7041 | 14.1 2.2 28.5 0 | slice 20 | meat pork | liver sausage, pâté, liverwurst | Leberwurst, Pastete
  black-pudding | 7005 | 14.6 1.3 34.5 0 | slice 30, piece 100 | meat pork | black pudding, blood sausage | Blutwurst
  corned-beef | 7020 | 22.9 0 6.1 0 | can 340, slice 20 | meat | corned beef | Corned Beef
  liver | 13325 | 20.4 3.9 3.6 0 | slice 120 | meat | beef liver, liver, calf's liver, lamb's liver | Rinderleber, Leber, Kalbsleber, Schweineleber
  chicken-liver | 5027 | 16.9 0.7 4.8 0 | piece 40 | poultry | chicken livers, chicken liver | Hühnerleber, Geflügelleber, Hähnchenleber
  lamb | 17290 | 18.2 0 15.2 0 | slice 150 | meat | lamb, leg of lamb, diced lamb, lamb shoulder, lamb leg, lamb neck, stewing lamb | Lammfleisch, Lammkeule, Lammschulter, Lamm, Lammgulasch
  lamb-chops | 17310 | 19.3 0 13.4 0 | piece 75, edible 0.75 | meat | lamb chops, lamb cutlets, lamb chop | Lammkoteletts, Lammkotelett, Lammkarree
  lamb-fillet | 17460 | 23.2 0 5.5 0 | piece 120 | meat | lamb fillet, lamb loin | Lammfilet, Lammlachse, Lammrücken, Lammlachs
  rabbit | 17177 | 20.1 0 5.6 0 | piece 250, edible 0.75 | meat | rabbit, rabbit legs | Kaninchen, Hase, Kaninchenkeulen
  venison | 17164 | 23 0 2.4 0 | slice 150 | meat | venison, deer | Hirschfleisch, Rehfleisch, Hirschgulasch, Rehrücken, Wild, Wildgulasch, Wildfleisch, Reh, Rehkeule
  wild-boar | BLS V250100 | 19.5 0 9.3 0 | | meat | wild boar | Wildschwein, Wildschweinfleisch, Wildschweingulasch
  chicken | 5006 | 18.6 0 15.1 0 | piece 1400, edible 0.68 | poultry | chicken, whole chicken, chicken carcass, roasting chicken, chicken pieces | Hähnchen, Huhn, ganzes Hähnchen, Brathähnchen, Poularde, Suppenhuhn, Poulet, Backhendl, Hendl, Hähnchenteile, Maishähnchen
  chicken-breast | 5062 | 22.5 0 2.6 0 | piece 160 | poultry | chicken breast, chicken breasts, chicken breast fillet, chicken breast fillets, skinless chicken breasts, boneless chicken breast, chicken fillets, boneless skinless chicken breasts, chicken fillet, chicken tenders, diced chicken breast | Hähnchenbrust, Hähnchenbrüste, Hähnchenbrustfilet, Hähnchenbrustfilets, Hühnerbrust, Hähnchenfilet, Pouletbrust, Hühnerbrustfilet, Hähnchenfilets, Pouletbrüstli, Hähnchengeschnetzeltes, Geflügelfilet, Hühnerbrüste, Hähnchenbrustfiletstreifen, Hähnchenfleisch, Hühnerfleisch
  chicken-thigh | 5091 | 16.5 0.3 16.6 0 | piece 100, edible 0.79 | poultry | chicken thighs, chicken thigh, bone-in chicken thighs, skin-on chicken thighs | Hähnchenoberkeule, Hähnchenoberkeulen, Hähnchenoberschenkel
  chicken-thigh-fillet | 5096 | 19.7 0 4.1 0 | piece 85 | poultry | chicken thigh fillets, boneless chicken thighs, skinless chicken thighs, chicken thigh fillet, boneless skinless chicken thighs, skinless boneless chicken thighs | Hähnchenschenkelfilet, Hähnchenoberkeulenfilet, ausgelöste Hähnchenkeulen, Hähnchenschenkelfilets
  chicken-leg | 5075 | 16.4 0.2 16 0 | piece 170, edible 0.73 | poultry | chicken legs, chicken leg, chicken quarters | Hähnchenkeule, Hähnchenkeulen, Hähnchenschenkel, Pouletschenkel, Hühnerkeulen, Hühnerkeule
  chicken-drumstick | 5066 | 18.1 0.1 9.2 0 | piece 75, edible 0.67 | poultry | chicken drumsticks, chicken drumstick, drumsticks | Hähnchenunterkeulen, Hähnchenunterschenkel, Hähnchenunterkeule
  chicken-wing | 5100 | 17.5 0 12.9 0 | piece 50, edible 0.54 | poultry | chicken wings, chicken wing | Hähnchenflügel, Chicken Wings
  minced-chicken | 5332 | 17.4 0 8.1 0 | packet 400 | poultry | minced chicken, chicken mince, ground chicken | Hähnchenhackfleisch, Geflügelhackfleisch, Geflügelhack
  cooked-chicken | 5013 | 28.9 0 7.4 0 | density 0.58 | poultry | cooked chicken, roast chicken, shredded chicken, rotisserie chicken, cooked chicken breast, leftover roast chicken | gekochtes Hähnchenfleisch, gegartes Hähnchen, Grillhähnchen, gekochtes Hühnerfleisch
  turkey | 5219 | 23.7 0.1 1.5 0 | slice 150, piece 150 | poultry | turkey, turkey breast, turkey escalopes, turkey steaks, turkey cutlets, turkey fillet | Putenbrust, Pute, Putenschnitzel, Truthahn, Putenfleisch, Putenbrustfilet, Putengeschnetzeltes, Truthahnbrust, Putensteaks, Putengulasch, Putenfilet
  turkey-leg | 5193 | 19.5 0 6.7 0 | piece 700, edible 0.8 | poultry | turkey leg, turkey thigh | Putenkeule, Putenoberkeule
  minced-turkey | 5305 | 19.7 0 7.7 0 | packet 400 | poultry | minced turkey, turkey mince, ground turkey, lean ground turkey | Putenhackfleisch, Putenhack
  turkey-ham | 7081 | 14.8 2.2 3.8 0 | slice 20, packet 100 | poultry | turkey slices, chicken slices, turkey ham | Putenbrustaufschnitt, Hähnchenbrustaufschnitt, Putenschinken, Geflügelwurst, Truthahnschinken
  duck | 5139 | 11.5 0 39.3 0 | piece 2000, edible 0.72 | poultry | duck, whole duck, duck legs, duck leg | Ente, Entenkeulen, Entenkeule, Bauernente
  duck-breast | 5145 | 19.9 0 4.3 0 | piece 250 | poultry | duck breast, duck breasts | Entenbrust, Entenbrüste, Entenbrustfilet
  goose | 5146 | 15.9 0 33.6 0 | piece 4500, edible 0.68 | poultry | goose, roast goose | Gans, Gänsekeulen, Gänsekeule
  salmon | 15236 | 20.4 0 13.4 0 | piece 125, slice 125, packet 250 | fish | salmon, salmon fillet, salmon fillets, fresh salmon, salmon steaks, skinless salmon fillets | Lachs, Lachsfilet, Lachsfilets, frischer Lachs, TK-Lachs, Lachssteak, Wildlachs, Lachsforelle
  smoked-salmon | BLS T410600 | 21.3 0.2 9.2 0 | slice 25, packet 100 | fish | smoked salmon, lox | Räucherlachs, geräucherter Lachs, Stremellachs, Graved Lachs
  canned-salmon | 15084 | 19.7 0 5 0 | can 180 | fish | canned salmon, tinned salmon | Lachs aus der Dose
  cod | 15015 | 17.8 0 0.7 0 | piece 150 | fish | cod, cod fillet, cod fillets, white fish, white fish fillets, cod loin, fish fillets, fish, hake, fish fillet, firm white fish | Kabeljau, Kabeljaufilet, Dorsch, Fischfilet, Fischfilets, Seehecht, weißes Fischfilet, Skrei, Fisch, Kabeljaufilets, Schellfischfilet
  haddock | 15033 | 16.3 0 0.5 0 | piece 150 | fish | haddock, haddock fillet | Schellfisch
  smoked-haddock | 15035 | 25.2 0 1 0 | piece 150 | fish | smoked haddock | geräucherter Schellfisch
  pollock | 15065 | 19.4 0 1 0 | piece 150, packet 400 | fish | pollock, coley, saithe, pollock fillets | Seelachs, Seelachsfilet, Alaska-Seelachs, Seelachsfilets, Köhler, Alaska-Seelachsfilet
  redfish | 15057 | 15.3 0 1.5 0 | piece 150 | fish | redfish, ocean perch | Rotbarsch, Rotbarschfilet
  plaice | 15028 | 12.4 0 1.9 0 | piece 150 | fish | plaice, sole, flounder, plaice fillets, lemon sole | Scholle, Schollenfilet, Seezunge, Schollenfilets
  halibut | 15036 | 18.6 0 1.3 0 | piece 150 | fish | halibut | Heilbutt, Heilbuttfilet
  monkfish | 15054 | 14.5 0 1.5 0 | piece 150 | fish | monkfish | Seeteufel
  sea-bass | 15091 | 18.4 0 2 0 | piece 150 | fish | sea bass, sea bass fillets, sea bream, branzino | Wolfsbarsch, Dorade, Doraden, Loup de Mer, Wolfsbarschfilet, Doradenfilet
  zander | 15064 | 19.1 0 1.2 0 | piece 150 | fish | pike-perch, zander | Zander, Zanderfilet
  pike | 15062 | 19.3 0 0.7 0 | | fish | pike | Hecht
  carp | 15008 | 17.8 0 5.6 0 | | fish | carp | Karpfen
  pangasius | 15261 | 20.1 0 1.7 0 | piece 150 | fish | tilapia, pangasius | Tilapia, Pangasius, Pangasiusfilet
  trout | 15115 | 20.5 0 3.5 0 | piece 250, edible 0.6 | fish | trout, rainbow trout, whole trout | Forelle, Forellen, Regenbogenforelle
  trout-fillet | 15115 | 20.5 0 3.5 0 | piece 125 | fish | trout fillets, trout fillet | Forellenfilet, Forellenfilets
  smoked-trout | BLS T422600 | 21.2 0 5.5 0 | piece 65, packet 125 | fish | smoked trout, smoked trout fillet | geräucherte Forelle, Räucherforelle, geräuchertes Forellenfilet, geräucherte Forellenfilets
  mackerel | 15046 | 18.6 0 13.9 0 | piece 200 | fish | mackerel, mackerel fillets | Makrele, Makrelen, Makrelenfilet
  smoked-mackerel | BLS T102600 | 21.2 0 15.5 0 | piece 100, packet 200 | fish | smoked mackerel, smoked mackerel fillets, kippers | geräucherte Makrele, Räuchermakrele, geräucherte Makrelenfilets, Bückling
  herring | 15039 | 18 0 9 0 | piece 100 | fish | herring, herring fillets | Hering, Heringe, Heringsfilet, grüne Heringe
  pickled-herring | 15041 | 14.2 9.6 18 0 | piece 70, jar 250 | fish | pickled herring, rollmops, soused herring | Matjes, Matjesfilet, Matjesfilets, Rollmops, Bismarckhering, Rollmöpse
  sardine | 15088 | 24.6 0 11.5 0 | piece 12, can 90 | fish | sardines, canned sardines, tinned sardines, sardines in oil | Sardinen, Ölsardinen, Sardinen in Öl
  anchovy | 15002 | 28.9 0 9.7 0 | piece 4, can 30, jar 50 | fish | anchovies, anchovy fillets, anchovy fillet, anchovy, anchovies in oil, anchovy paste | Sardellen, Sardellenfilets, Sardelle, Anchovis, Sardellenfilet, Sardellenpaste
  tuna | 15127 | 24.4 0 0.5 0 | piece 150 | fish | fresh tuna, tuna steak, tuna steaks, tuna fillet | frischer Thunfisch, Thunfischsteak, Thunfischsteaks, Thunfischfilet
  canned-tuna | 15121 | 19.4 0 1 0 | can 130, drained 0.7 | fish | tuna, canned tuna, tinned tuna, tuna in water, tuna in brine, tuna in spring water | Thunfisch, Thunfisch aus der Dose, Thunfisch im eigenen Saft, Thunfisch in Wasser, Dosenthunfisch, Thunfisch naturell
  canned-tuna-in-oil | 15119 | 29.1 0 8.2 0 | can 130, drained 0.7 | fish | tuna in oil, tuna in olive oil, tuna in sunflower oil | Thunfisch in Öl, Thunfisch in Olivenöl
  eel | 15025 | 18.4 0 11.7 0 | piece 150 | fish | eel, smoked eel | Aal, Räucheraal
  caviar | 15012 | 24.6 4 17.9 0 | density 1.07, jar 50 | fish | caviar, fish roe | Kaviar, Forellenkaviar, Fischrogen, Rogen
  fish-fingers | BLS T930100 | 12.1 14.4 8.2 0.8 | piece 30 | fish gluten | fish fingers, fish finger, fish sticks | Fischstäbchen
  surimi | 15109 | 15.2 6.9 0.9 0 | piece 17 | fish crustaceans gluten eggs | surimi, crab sticks | Surimi, Krebsfleischimitat
  prawn | 15149 | 13.6 0.9 1 0 | piece 15, handful 60, packet 225 | crustaceans | prawns, prawns, shrimp, king prawns, raw prawns, tiger prawns, prawn, cooked prawns, raw king prawns, shrimps, large shrimp, peeled prawns | Garnelen, Garnelen, Shrimps, Riesengarnelen, Garnele, Scampi, Krabben, Nordseekrabben, Gambas, Crevetten, Eismeergarnelen, King Prawns, Garnelenschwänze
  crab | 15141 | 17.9 0 0.7 0 | can 120 | crustaceans | crab, crab meat, crabmeat, white crab meat | Krebsfleisch, Krabbenfleisch, Taschenkrebs, Flusskrebse, Flusskrebsschwänze
  lobster | 15147 | 16.5 0 0.8 0 | piece 500, edible 0.28 | crustaceans | lobster | Hummer, Languste
  mussel | 15164 | 11.9 3.7 2.2 0 | piece 4, edible 0.28 | molluscs | mussels, mussels, mussel, blue mussels | Miesmuscheln, Miesmuscheln, Muscheln, Muschel
  clam | 15157 | 14.7 3.6 1 0 | piece 10, edible 0.2 | molluscs | clams, clams | Venusmuscheln, Vongole
  scallop | 15172 | 12.1 3.2 0.5 0 | piece 20 | molluscs | scallops, scallops, scallop | Jakobsmuscheln, Jakobsmuscheln, Jakobsmuschel
  squid | 15175 | 15.6 3.1 1.4 0 | piece 100 | molluscs | squid, squid rings, calamari, baby squid | Tintenfisch, Tintenfischringe, Calamari, Kalmar, Tintenfischtuben
  octopus | 15166 | 14.9 2.2 1 0 | | molluscs | octopus | Oktopus, Krake
  seafood | 15175 | 15.6 3.1 1.4 0 | packet 300 | molluscs crustaceans | seafood, mixed seafood, seafood mix | Meeresfrüchte, TK-Meeresfrüchte
  weisswurst | BLS W224000 | 11.7 0.1 27.2 0.1 | piece 75 | meat pork | veal sausage | Weißwurst, Weißwürste
`);
