/**
 * Names that shops in Germany and Britain use for foods of fifteen cuisines with milk, meat, fish, eggs or gluten, in
 * both countries' spelling. Written before the guard was tuned to them. `cuisine: avoided: names`, one group a line.
 */
const NAMES = `
Turkish: milk: beyaz peynir, beyaz penir, kaşar, kasar peyniri, kaşar peyniri, eski kaşar, taze kasar, tulum, tulum peyniri, erzincan tulum, lor, lor peyniri, çökelek, cökelek, kaymak, süzme, süzme yoğurt, süzme yogurt, dil peyniri, hellim, örgü peyniri, van otlu peynir, çeçil, ezine peyniri, muhallebi, sütlaç, sütlac, keşkül, dondurma, tereyağı, tereyagi, labne, süt
Turkish: meat: sucuk, sucuk wurst, pastırma, pastirma, kavurma, çiğ köfte mit fleisch, inegöl köfte, izgara köfte, ızgara köfte, döner, dana kıyma, kiyma, kuşbaşı, kuzu pirzola, dana salam, işkembe, iskembe, kokoreç, kokorec, tantuni, adana, adana kebap, iskender, şiş tavuk, tavuk, hindi füme
Turkish: gluten: yufka, kadayıf, kadayif, tel kadayif, erişte, eriste, bulgur, köftelik bulgur, pide, lavaş, lavas, simit, tarhana, irmik, manti, mantı, börek, poğaça, pogaca, gözleme, bazlama, ekmek, galeta unu, künefe, şehriye, sehriye
Turkish: fish: hamsi, lakerda, levrek, çipura, tarama
Turkish: eggs: menemen, yumurta
Greek: milk: feta, kefalotyri, kefalotiri, graviera, kasseri, mizithra, myzithra, anthotyro, manouri, halloumi, saganaki, tirokafteri, tyrokafteri, tzatziki, galotyri, ladotyri, xinotyri, metsovone, galaktoboureko, stragisto
Greek: meat: loukaniko, loukaniki, pastourma, keftedes, soutzoukakia, gyros, souvlaki, bifteki, apaki, kontosouvli, kokoretsi, kleftiko
Greek: gluten: filo, kritharaki, orzo, hilopites, trahanas, paximadi, paximadia, dakos, koulouri, kataifi, spanakopita, tiropita, bougatsa, loukoumades
Greek: fish: taramosalata, taramas, bakaliaros, gavros
Polish: milk: twaróg, twarog, oscypek, śmietana, smietana, smetana, bryndza, maślanka, maslanka, zsiadłe mleko, ser żółty, gołka, golka, korycinski, kajmak, krówki, krowki, serek wiejski, sernik, masło, mleko
Polish: meat: kiełbasa, kielbasa, kabanos, kabanosy, krakowska, żywiecka, zywiecka, szynka, boczek, kaszanka, parówki, parowki, smalec, pasztet, polędwica, poledwica, salceson, bigos, gołąbki, golabki, flaki, myśliwska, mysliwska, wiejska, biała kiełbasa, kotlet schabowy, karkówka
Polish: gluten: pierogi, kopytka, kluski, uszka, pyzy, pączki, paczki, żurek, zurek, zakwas, chleb, makaron, obwarzanek, naleśniki, knedle
Polish: fish: śledź, sledz, śledzie, szprotki, makrela
Polish: eggs: jajka, kogel mogel
Italian: milk: stracchino, crescenza, squacquerone, robiola, caciocavallo, provola, scamorza, bel paese, castelmagno, bitto, montasio, dolcelatte, fior di latte, bufala, mozzarella di bufala, pecorino romano, grana, trentingrana, toma, quartirolo, caciotta, primo sale, giuncata, panna da cucina, panna, burrata, stracciatella di burrata, taleggio, fontal, latte, ricotta salata, cacioricotta, gelato
Italian: meat: 'nduja, nduja, bresaola, finocchiona, soppressata, sopressata, cotechino, zampone, guanciale, pancetta, lardo, speck, culatello, coppa, capicola, lonza, salsiccia, luganega, porchetta, mortadella, felino, spianata, ventricina, prosciutto cotto, prosciutto crudo, salame, salamini, vitello tonnato, bistecca, polpette, pollo, manzo, ragù
Italian: gluten: grissini, focaccia, piadina, ciabatta, taralli, friselle, frisella, carasau, pane carasau, orecchiette, trofie, fregola, farro, gnocchi, cantuccini, cantucci, savoiardi, panettone, colomba, crespelle, tagliolini, maltagliati, passatelli, pizzoccheri, strozzapreti, sfogliatelle, cannoli
Italian: fish: acciughe, alici, bottarga, baccalà, baccala, tonno, colatura di alici, branzino, orata, stoccafisso, sgombro
Italian: eggs: zabaione, frittata, savoiardi
Balkan: milk: kashkaval, kaschkawal, kačkavalj, kackavalj, kajmak, sirene, sirenje, šopski sir, trapist, urda, telemea, brânză, branza, brinza, mlečni namaz, pavlaka, kiselo mleko, kiselo mlyako, paški sir, livno, pule, cașcaval, smantana, smântână, burduf
Balkan: meat: ćevapi, cevapi, ćevapčići, cevapcici, pljeskavica, sudžuk, sudzuk, sujuk, kulen, suho meso, pršut, prsut, čvarci, cvarci, kobasica, kranjska klobasa, lukanka, kebapche, kyufte, mici, mititei, slanina, kobasice, elena fillet, pečenica, čajna kiselna, pastrma, ražnjići, raznjici, sarma, csabai kolbász, kolbasz, szalámi
Balkan: gluten: burek, gibanica, banitsa, banica, lepinja, lepinje, somun, pogača, pogaca, jufka, mlinci, palačinke, trahana, flija, kifla, krofne
Arab: milk: labneh, labne, labnah, lebneh, akkawi, akawi, ackawi, nabulsi, shanklish, schanklisch, jibneh, jibne, gibna, baladi käse, majdouli, ashta, qishta, kishta, kashta, samneh, samna, smen, laban, leben, jameed, dschamid, kishk, halloum, majdoule, muhalabia, mhalabia, arisheh, areesh
Arab: meat: merguez, mergez, kafta, kofta, kufta, basturma, basterma, sujuk, soujouk, makanek, naqaniq, shawarma, schawarma, shish taouk, schisch tauk, kibbeh, kibbe, kubbeh, qawarma, khlii, khlea, kebbe, mandi, mansaf, hawawshi, lahm bi ajin, sfiha
Arab: gluten: bulgur, burghul, freekeh, frikeh, khubz, khobz, chubz, markouk, manakish, manaqish, manakeesh, moghrabieh, maftoul, kataifi, kunafa, knafeh, kunafeh, basbousa, namoura, maamoul, msemen, baghrir, harcha, brik, brick pastry, warka, fattoush, ka'ak, sambousek, fatayer
Arab: fish: sayadieh, samak
French: milk: comté, reblochon, cantal, morbier, saint-nectaire, saint nectaire, époisses, epoisses, livarot, munster, pont-l'évêque, pont l'eveque, brillat-savarin, chaource, fourme d'ambert, bleu d'auvergne, saint agur, tomme, tomme de savoie, ossau-iraty, mimolette, beaufort, abondance, vacherin, mont d'or, boursin, cancoillotte, crottin, chavignol, valençay, selles-sur-cher, petit suisse, crème fraîche, crème chantilly, chantilly, faisselle, beurre demi-sel, lait, laguiole, salers, langres, coulommiers, explorateur, port-salut, rocamadour, cabécou, bûche de chèvre, brousse, fromage blanc
French: meat: saucisson, rosette, jambon, jambon de bayonne, andouille, andouillette, boudin noir, boudin blanc, lardons, rillettes, pâté, pâté de campagne, pate de campagne, terrine, confit de canard, magret, foie gras, cervelas, saucisse, merguez, toulouse sausage, morteau, rillons, galantine, fromage de tête, bavette, entrecôte, onglet, steak haché, gésiers, poulet, boeuf bourguignon, blanquette, cassoulet, jésus
French: gluten: baguette, brioche, pain d'épices, pain au chocolat, croissant, fougasse, ficelle, biscotte, biscottes, feuilletine, pâte brisée, pate brisee, pâte feuilletée, madeleines, speculoos, éclair, chouquettes, gougères, navettes, pissaladière, crozets
French: fish: anchoïade, anchoiade, brandade, quenelles de brochet, saumon, thon, morue, maquereau, cabillaud
French: eggs: œufs, oeufs, crème anglaise, crème pâtissière, rouille, île flottante, aïoli, meringue
Spanish: milk: manchego, mahón, mahon, cabrales, idiazabal, idiazábal, tetilla, queso fresco, queso de cabra, torta del casar, zamorano, iberico käse, requesón, requeson, nata, arroz con leche, leche, cuajada, dulce de leche, valdeón, leche condensada, natillas, mantequilla
Spanish: meat: chorizo, jamón, jamon serrano, jamón ibérico, lomo, lomo embuchado, morcilla, salchichón, salchichon, fuet, sobrasada, sobrassada, butifarra, botifarra, cecina, chistorra, txistorra, longaniza, panceta, callos, albóndigas, albondigas, pinchos morunos, secreto, presa, carrilleras, cochinillo, pollo, ternera, carne picada, pechuga
Spanish: gluten: picos, regañas, churros, migas, fideos, fideua, fideuà, empanada, empanadas, empanadillas, mollete, magdalenas, polvorones, mantecados, coca, torrijas, croquetas
Spanish: fish: boquerones, anchoas, bacalao, mojama, atún, atun, bonito del norte, sardinas, chanquetes, merluza
Spanish: molluscs: pulpo, chipirones, mejillones, berberechos, navajas, almejas, calamares, sepia
Spanish: crustaceans: gambas, langostinos, carabineros, cigalas, percebes
Indian: milk: paneer, panir, ghee, malai, khoya, khoa, mawa, dahi, raita, lassi, rabri, kulfi, rasgulla, rasmalai, ras malai, burfi, barfi, gulab jamun, makhani, shrikhand, chhena, chaas, chaach, kheer, peda, makhan, desi ghee, chenna, basundi, kalakand, sandesh
Indian: gluten: atta, chapati, chapatti, chapatis, roti, paratha, naan, puri, poori, bhatura, maida, sooji, suji, rava, samosa, kulcha, rumali, sev mit weizen, chapati atta, seviyan, hing mit weizenmehl, vermicelli, golgappa
Indian: meat: keema, kheema, murgh, gosht, mutton, tikka chicken, seekh kebab, seekh, rogan josh, shami kebab, haleem, nihari, tandoori chicken
Indian: fish: bombay duck, rohu, hilsa, machli
Russian/Ukrainian: milk: tvorog, tworog, syrok, syrki, smetana, ryazhenka, rjaschenka, riazhenka, rjaženka, kefir, zgushchenka, sguschtschonka, suluguni, brynza, brynsa, prostokvasha, prostokwascha, plombir, adygejski, adygeyskiy, kosichka, kositschka, varenets, syrniki, sirniki, tschetschil, chechil
Russian/Ukrainian: meat: kolbasa, kolbassa, doktorskaya, doktorskaja, salo, sardelki, sosiski, buzhenina, buschenina, tushonka, tuschonka, tushenka, cholodez, kholodets, studen, zelts, schaschlik, shashlik, kovbasa, kotlety, kotleti, basturma, beef stroganoff, sudzhuk, okroshka mit wurst
Russian/Ukrainian: gluten: pelmeni, vareniki, wareniki, manty, blini, bliny, blintschiki, pirozhki, piroschki, piroggen, baranki, suschki, sushki, manka, prjaniki, pryaniki, kwas, kvass, borodinski, borodinsky, vatrushka, watruschki, khinkali, chinkali, chebureki, tschebureki, lavash, khachapuri, chatschapuri, paska, kulich, mannaja krupa, grenki
Russian/Ukrainian: fish: ikra, seld, vobla, wobla, taranka, shproty, sprotten, forschmak, kilka, balyk, seljodka, skumbria
Persian: milk: kashk, kaschk, panir, mast, doogh, dugh, lighvan, mast-o-khiar, mast o khiar, sarshir, bastani, panir lighvan, mast musir
Persian: meat: koobideh, kubideh, joojeh, jujeh, jooje kabab, barg, kalbas, kaleh pacheh, abgoosht, ghormeh, kebab koobideh, kabab, gheymeh mit fleisch
Persian: gluten: lavash, lawasch, sangak, barbari, taftoon, taftun, reshteh, reschte, noghl mit weizen, nan-e barbari, ash reshteh
Japanese/Korean/Chinese: fish: katsuobushi, bonito flakes, dashi, hondashi, kamaboko, chikuwa, narutomaki, niboshi, iriko, myeolchi, ikura, tobiko, mentaiko, tarako, masago, unagi, hamachi, eomuk, odeng, furikake mit bonito, shirasu, maguro, saba, jakoten, fish tofu, fischbällchen, fish balls, fishballs, dace, kanikama
Japanese/Korean/Chinese: meat: char siu, chashu, lap cheong, lap xuong, lapcheong, lạp xưởng, bak kwa, tonkatsu, karaage, bulgogi, samgyeopsal, galbi, kalbi, spam, xiao long bao, siu mai, shumai, gyudon, yakitori, jokbal, soondae, rou song, pork floss, luncheon meat, teriyaki chicken, tonkotsu, shabu shabu, peking ente, dakgalbi, jinhua ham, nem chua, gio lua, cha lua, chả lụa, wagyu, rousong
Japanese/Korean/Chinese: gluten: udon, ramen, somen, panko, gyoza, wonton, wantan, wan tan, mantou, bao, bao buns, mandu, jiaozi, baozi, seitan, fu, mochi mit weizen, youtiao, char kway teow, tempura, okonomiyaki, takoyaki, ramyun, ramyeon, lamian, mie nudeln, chow mein, lo mein, hoisin, shoyu, kikkoman, gochujang, doenjang, ssamjang, chunjang, char siu sauce, yakisoba, kalguksu, dumpling wrappers, spring roll pastry, spring roll wrappers, frühlingsrollenteig, mugicha, mianjin, katsu, monaka, hiyamugi, kishimen
Japanese/Korean/Chinese: eggs: tamagoyaki, tamago, kewpie, chawanmushi, century eggs, pidan, onsen tamago, egg noodles
Japanese/Korean/Chinese: molluscs: tako, ika, hotate, kaki auster, oyster sauce, asari, takoyaki
Japanese/Korean/Chinese: crustaceans: ebi, hae bee, saeujeot, saeu, belacan, kanikama, amaebi, shrimp paste
Scandinavian: milk: västerbotten, vasterbotten, västerbottensost, prästost, brunost, gjetost, geitost, danbo, esrom, havarti, skyr, filmjölk, filmjolk, fil, gräddfil, graddfil, jarlsberg, norvegia, kvarg, messmör, smør, smör, grädde, herrgård, herrgårdsost, samsø, ymer, juustoleipä, leipäjuusto, danablu, gamle ole, hushållsost, rømme
Scandinavian: fish: gravlax, gravad lax, lutefisk, lutfisk, surströmming, matjes, sill, strömming, kaviar, kalles, kalles kaviar, löjrom, klippfisk, rakfisk, laks, röding, rollmops, inlagd sill, janssons frestelse, stockfisch, torsk, ansjovis, rødspætte
Scandinavian: meat: köttbullar, kottbullar, leverpostej, falukorv, falu korv, medister, medisterpølse, pølse, pölse, rød pølse, rullepølse, fårikål, pinnekjøtt, fenalår, isterband, prinskorv, frikadeller, spegepølse, hamburgerryg, flæsk, reinsdyr, skinka, korv
Scandinavian: gluten: knäckebröd, knackebrod, knækbrød, lefse, polarbröd, polarbrot, tunnbröd, tunnbrod, wasa, rugbrød, rugbrod, smørrebrød, smorrebrod, kanelbullar, kanelbulle, wienerbrød, kringla, skorpor, limpa, flatbrød, lussekatter, æbleskiver, finn crisp
Swiss/Austrian: milk: appenzeller, sbrinz, tête de moine, vacherin fribourgeois, vacherin mont d'or, raclette, gruyère, tilsiter, schabziger, ziger, hobelkäse, topfen, schlagobers, obers, bergkäse, alpkäse, almkäse, graukäse, gelundener käse, liptauer, nidel, doppelrahm, sauerrahm, rahm, halbrahm, butterschmalz, tilsiter, montafoner, sura kees, ovomaltine, geramont, bavaria blu, cambozola, bruder basil, hüttenkäse, harzer, handkäse, kochkäse, weißlacker, allgäuer, mondseer, steirerkas, emmentaler
Swiss/Austrian: meat: cervelat, landjäger, bündnerfleisch, mostbröckli, kalbsbratwurst, st. galler bratwurst, käsekrainer, krainer, debreziner, leberkäse, tafelspitz, speck, verhackertes, grammeln, kaminwurzen, kaminwurz, salsiz, extrawurst, burenwurst, wiener, frankfurter, blunzen, blunze, beuschel, selchfleisch, geselchtes, faschiertes, stelze, ripperl, schopf, schopfbraten, lyoner, cipollata, saucisson vaudois, papet, adrio, jausenspeck, hauswurst, schüblig, schinkenfleckerl, backhendl, sulz, kantwurst, braunschweiger, pinkel, kohlwurst, gelbwurst, saumagen, weißwurst, schwartenmagen, nürnberger, thüringer, presskopf, bauchspeck, wammerl, surfleisch, gselchtes, nackensteak, jagdwurst, zungenwurst
Swiss/Austrian: gluten: knöpfli, spätzli, knöpfle, nockerl, nockerln, zopf, weggli, gipfeli, semmel, kaisersemmel, handsemmel, palatschinken, strudelteig, kaiserschmarrn, fleckerl, fritatten, frittaten, backerbsen, älplermagronen, hörnli, älplermakronen, magronen, biberli, läckerli, linzer torte, schlutzkrapfen, kasnocken, dampfnudel, kletzenbrot, salzstangerl, vintschgauer, vinschgerl, schüttelbrot, mohnnudeln, buchteln, teigtaschen, ebly, zartweizen
Portuguese: milk: queijo, queijo da serra, serra da estrela, requeijão, requeijao, azeitão, natas, manteiga, queijo fresco, catupiry, são jorge, pastel de nata, pasteis de nata, pastéis de nata, leite condensado, leite, doce de leite, brigadeiro, coalho
Portuguese: meat: chouriço, chourico, linguiça, linguica, presunto, alheira, morcela, farinheira, salpicão, toucinho, paio, frango, feijoada, bifana, bifanas, leitão, picanha, coxinha, coxinhas, francesinha, carne seca
Portuguese: fish: bacalhau, pastéis de bacalhau, sardinhas, atum, carapau, pataniscas
Portuguese: gluten: bola de mel, broa de avintes, pastéis, bolo do caco, rissóis, rissois, papo seco, pao, pão, massa folhada
`;

/** Product name that must be refused to a user who avoids `avoided`. */
export type ShopName = { readonly kitchen: string; readonly avoided: string; readonly name: string };

export const SHOP_NAMES: readonly ShopName[] = NAMES.trim()
  .split('\n')
  .flatMap((row) => {
    const [kitchen = '', avoided = '', names = ''] = row.split(': ');
    return names.split(', ').map((name) => ({ kitchen, avoided, name }));
  });
