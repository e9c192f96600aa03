import { entry, notReally } from './term.ts';

// Names on packets of foreign foods in German and British shops. Names with other meanings, and names of dishes that
// may be made without the food, count only in lines, which list the ingredients.

const ANYWHERE = [
  entry(
    'milk',
    'peynir*, penir, kasar, tulum, cokelek*, kaymak*, kajmak*, suzme*, tereyag*, labnah, hellim*, kefalot*, graviera*, kasseri*, mizithra, myzithra, anthotyro*, manouri*, tirokafteri, tyrokafteri, galotyri*, ladotyri*, xinotyri*, metsovone, stragisto, twarog*, oscypek*, smietan*, smetan*, bryndza*, brynza*, brynsa*, brinza, maslank*, korycinski*, serek, maslo, mleko, moloko, stracchino*, squacquerone*, robiola*, caciocavallo*, provola, dolcelatte*, quartirolo*, caciotta*, formaggio, kashkaval*, kaschkaval*, kaschkawal*, kackavalj*, cascaval*, sirenje, telemea*, branza, pavlaka*, smantana*, burduf, akkawi*, akawi*, ackawi*, nabulsi*, shanklish*, schanklisch*, jibneh*, jibne, gibna, majdoul*, qishta*, kishta*, kashta*, samneh, jameed*, dschamid*, halloum, arisheh*, areesh*, saint agur*, chantilly*, boulette davesnes, petit suisse*, faisselle*, cancoillotte*, coulommiers, mimolette*, brillat savarin*, chavignol*, cabrales*, tetilla*, requeson*, queijo*, requeijao*, manteiga*, mantequilla*, catupiry*, khoya*, khoa, chhena*, chenna, chaach, tvorog*, tworog*, syrok, syrki, ryazhenk*, rjaschenk*, riazhenk*, rjazenk*, zgushchenk*, sguschtschonk*, suluguni*, prostokva*, prostokwasch*, plombir*, adygej*, adygey*, varenets, tschetschil*, chechil*, cecil peynir, kaschk, kashk, doogh, lighvan*, sarshir, bastani, vasterbotten*, prastost*, brunost*, gjetost*, geitost*, danbo, esrom*, filmjolk*, graddfil*, norvegia*, kvarg*, messmor*, herrgard*, samso, juustoleipa*, leipajuusto*, danablu*, hushallsost*, schabziger*, zigerkrapfen*, liptauer*, montafoner*, geramont*, bavaria blu*, cambozola*, weisslacker*, mondseer*, steirerkas*, kiselo mleko, kiselo mlyako, leite condensado, leche condensada, doce de leite, dulce de leche, crottin*, saint nectaire*',
  ),
  entry(
    ['milk', 'rennet'],
    'trentingrana*, castelmagno*, montasio*, fontal, bel paese*, reblochon*, morbier*, epoisses*, livarot*, pont l eveque, chaource*, fourme d ambert, bleu d auvergne, ossau iraty*, mont d or, laguiole*, rocamadour*, valencay, selles sur cher, tete de moine*, sbrinz*, mahon, idiazabal*, zamorano*, valdeon*, serra da estrela*, azeitao, sao jorge',
  ),
  entry(
    'meat',
    'pastirma*, pastourma*, pastrma*, basturma*, basterma*, kavurma*, kuzu, kusbasi, iskembe*, kokorec*, kokoretsi, tavuk*, kiyma*, mergez*, sudzuk*, sudzhuk*, soujouk*, makanek*, naqaniq*, qawarma*, khlii, khlea, schawarma*, taouk, lahm, pollo, manzo, ternera*, pechuga*, bistecca*, gosht*, murgh*, seekh*, kebapche*, raznjici*, magret*, onglet, cecina*, kolbasa*, kolbassa*, doktorskaya*, doktorskaja*, tushonk*, tuschonk*, tushenk*, samgyeopsal*, wagyu*, reinsdyr*, frango*, carrilleras, picanha*, cholodez*, kholodets*, bundner*, mostbrockli*, adrio',
  ),
  entry(
    'pork',
    'loukanik*, apaki, kielbas*, krakowska*, zywieck*, szynk*, boczek*, kaszank*, parowki*, smalec*, poledwic*, salceson*, karkowk*, finocchiona*, soppressata*, sopressata*, cotechino*, zampone*, capicola*, luganega*, ventricina*, salame, kulen*, prsut*, cvarci*, kobasic*, klobas*, lukanka*, slanin*, pecenica*, kolbasz*, szalami*, saucisson*, saucisse*, jambon*, rillettes*, cervelas*, gesiers, fromage de tete, morcilla*, salchichon*, fuet, sobrasada*, sobrassada*, butifarra*, botifarra*, chistorra*, txistorra*, longaniza*, panceta*, cochinillo*, sardelki*, sosiski*, buzhenin*, buschenin*, kovbas*, chashu*, lap cheong*, lap xuong*, bak kwa*, jokbal*, soondae*, nem chua*, gio lua*, cha lua*, chourico*, linguica*, presunto*, alheira*, morcela*, farinheira*, salpicao*, toucinho*, bifana*, leitao*, leverpostej*, falukorv*, falu korv, medister*, polse*, rullepolse*, spegepolse*, fenalar*, isterband*, prinskorv*, skinka*, verhackertes, kaminwurz*, salsiz*, blunzn, blunze, ripperl*, gselcht*, cipollata*, schublig*, saumagen*, presskopf*, krainer*, kasekrainer*, tonkotsu*',
  ),
  entry(
    'gluten',
    'kadayif*, kataifi*, kadaif*, eriste*, lavas, lavash*, lawasch*, tarhana*, trahana*, irmik*, pogac*, bazlama*, ekmek*, sehriye*, hilopites, paximadi*, koulouri*, paczki*, obwarzan*, chleb*, grissin*, piadin*, taralli*, frisell*, carasau, cantucci*, maltagliati*, pizzoccheri*, lepinj*, somun*, jufka*, mlinci*, kifla*, krofne*, burghul*, khubz*, khobz*, chubz*, markouk*, manakish*, manaqish*, manakeesh*, manakisch*, moghrabieh*, maftoul*, msemen*, baghrir*, harcha*, warka, fougasse*, biscotte*, feuilletine*, pate brisee*, pate feuilletee*, crozets, reganas, fideos, mollete*, magdalenas, polvorones, mantecados, chapatti*, sooji*, kulcha*, seviyan*, maida, baranki*, prjaniki*, pryaniki*, kulich, sangak*, barbari, taftoon*, taftun*, reshteh*, reschte*, mantou*, youtiao*, ramyun*, ramyeon*, lamian*, mugicha, mianjin, kishimen*, hiyamugi*, knackebrod*, knakbrod*, lefse*, polarbrod*, tunnbrod*, rugbrod*, wienerbrod*, kringla*, flatbrod*, weggli*, gipfeli*, fleckerl*, backerbse*, magronen, salzstangerl*, vintschgauer*, vinschgerl*, schuttelbrot*, massa folhada*, bolo do caco, papo seco',
  ),
  entry(['gluten', 'soy'], 'kikkoman*, ssam jang*, chunjang*, doenjang*, char siu sauce*, char siu soße*'),
  entry(
    'fish',
    'hamsi*, lakerda*, levrek*, cipura*, tarama*, bakaliaros, gavros, sledz*, szprotk*, makrela*, acciugh*, alici, stoccafisso*, sgombro, anchoiad*, saumon*, morue, maquereau*, cabillaud*, mojama*, atun, atum, sardinas, sardinha*, merluza*, rohu, hilsa*, bombay duck, seljodk*, selyodk*, vobla, wobla, forschmak*, skumbri*, hondashi*, chikuwa*, narutomaki*, niboshi*, myeolchi*, mentaiko*, tarako*, eomuk*, odeng*, shirasu*, maguro*, lutefisk*, lutfisk*, rakfisk*, surstromming*, stromming*, lojrom*, torsk, ansjovis*, rodspatte*, inlagd sill, carapau*, pataniscas, klippfisk*',
  ),
  entry('molluscs', 'mejillones, berberechos, almejas, navajas, hotate*'),
  entry('crustaceans', 'carabineros, cigalas, saeujeot*, saeu jeot, hae bee, amaebi*'),
  entry('eggs', 'yumurta*, jajka, jajko, kogel mogel, kewpie*, pidan*'),
  entry(['gluten', 'eggs', 'milk'], 'crostata*, pastel de nata, pasteis de nata'),
  entry(['milk', 'gluten'], 'ovomaltine*, ovaltine*'),
  entry(['fish', 'gluten'], 'jakoten*, quenelles de brochet'),
  entry(['fish', 'crustaceans', 'eggs', 'gluten'], 'kanikama*'),

  entry(['eggs', 'milk'], 'creme patissiere, ile flottante'),
  entry(['eggs', 'gluten'], 'schlutzkrapfen*, fritatten*, jansson pancake'),
];

const IN_LINES = [
  entry(
    'milk',
    '=lor, =sut, =cecil, =golka, ser zolty, zsiadle, crescenza, bitto, fior di latte, =bufala, =toma, primo sale, giuncata, =panna, =latte, =leche, =leite, =nata, natas, sirene, =sir, trapist, =urda, mlecni namaz, livno, =pule, =ashta, =samna, =smen, =laban, =leben, =kishk, brousse, explorateur, cabecou, malai, mawa, =dahi, chaas, =peda, makhan, kosichka, kositschka, =mast, =dugh, =fil, =smor, gradde, =ymer, gamle ole, =romme, =ziger, bruder basil, sura kees, allgauer, coalho, sundae, muhallebi*, muhalabia, mhalabia, sutlac*, keskul, dondurma*, krowki, sernik, rabri, rasgulla*, ras malai*, burfi, barfi, shrikhand*, basundi, kalakand, sandesh, syrnik*, sirniki, arroz con leche, natillas, cuajada*, brigadeiro*',
  ),
  entry(['milk', 'rennet'], '=grana, munster, cantal, tomme, beaufort, abondance, vacherin, salers, langres'),
  entry(
    'meat',
    'dana, tantuni, hindi fume, kontosouvli, kebbe, mandi, hawawshi, sfiha, bavette, blanquette, terrine, galantine, confit, rosette, pinchos, albondigas, pate de campagne, =presa, =secreto, kheema, tauk, kyufte, =barg, abgoosht, ghormeh, kaleh pacheh, karaage, =kotlety, kotleti, pinnekjott, papet, soutzoukak*, kafta, kufta, koobideh*, kubideh*, joojeh*, jujeh*, kabab*, galbi*, dakgalbi*',
  ),
  entry(
    'pork',
    '=pasztet, mysliwska, wiejska, schabowy, lonza, felino, spianata, suho meso, =mici, mititei, cajna kiselna, elena, morteau, rillons, =jesus, =lomo, =salo, studen, zelts, =selz, xiao long bao, siu mai, =sundae, rou song, =korv, stelze, schopf, braunschweiger, thuringer, =paio, =flask',
  ),
  entry(
    'gluten',
    'simit, galeta unu, dakos, uszka, zakwas, colomba, brik, fattoush, =ka ak, ficelle, navettes, picos, migas, =coca, croquetas, atta, puri, poori, suji, rava, rumali, =suschki, =sushki, manka, mannaja, kwas, =kvass, borodinsk, borodinski, borodinsky, =paska, grenki, bao, =fu, char kway teow, katsu, monaka, okonomiyaki, =wasa, skorpor, limpa, finn crisp, zopf, biberli, teigtasche, =ebly, broa, bola de mel, pasteis, rissois, =pao, pan de molde, kunefe*, kunafa*, kunafeh*, knafeh*, loukoumades*, kopytk*, kluski*, pyzy, nalesnik*, knedle, makaron, crespelle*, passatelli*, sfogliatell*, cannoli*, burek*, gibanic*, banits*, banica*, palacink*, flija*, basbousa*, namoura*, maamoul*, fatayer*, sambouse*, =pain, chouquette*, gougere*, fideua*, empanadilla*, torrijas, bhatura*, golgappa*, wareniki*, =manty, blini*, bliny, blintschiki*, pirozhk*, pirosch*, pirogi*, vatrushk*, watruschk*, chinkali*, cheburek*, tscheburek*, mandu*, baozi*, yakisoba*, kalguksu*, smorrebrod*, kanelbull*, lussekatter, ableskiver*, knopfli*, nockerl*, alplermagronen*, alplermakronen*',
  ),
  entry(['gluten', 'milk'], `kasnocken, galaktoboureko*, bougatsa*, tiropita*`),
  entry(
    'fish',
    'orata, chanquetes, machli, ikra, =seld, taranka, shproty, kilka, balyk, iriko, =saba, dace, =sill, =kalles, =laks, roding, sayadieh, samak, janssons',
  ),
  entry('molluscs', '=tako, =ika, asari'),
  entry('crustaceans', 'saeu'),
  entry('eggs', 'rouille, menemen*, tamago'),
].map((each) => ({ ...each, where: 'lines' as const }));

export const SHOP_NAMES = [
  ...ANYWHERE,
  ...IN_LINES,
  // Names that contain the words above but mean something else.
  entry(
    [],
    'coca cola*, nata de coco, leche de coco, lait de coco, lait de soja, latte di cocco, latte di soia, latte di mandorla, leite de coco, leche de almendras, mleko kokosowe, mleko sojowe, saba banan*',
  ),
  entry(['soy', 'gluten'], 'tonkatsu sauce*, tonkatsu soße*, yakitori sauce*, bulgogi sauce*, galbi sauce*', {
    isOther: true,
  }),
  entry('gluten', 'thüringer kloß*', { isOther: true }),
  ...notReally('tofu, tempeh, seitan, jackfruit, soja, soy', 'karaage, kavurma, kiyma, kafta'),
];
