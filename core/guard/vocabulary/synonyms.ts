/** Synonyms of commonly disliked foods in both languages, one food a line. */
export const SYNONYMS: readonly (readonly string[])[] = `coriander*, cilantro*, *koriander*, dhania
mushroom*, *pilz*, champignon*, portobello*, shiitake*, pfifferling*, steinpilz*, porcini*, chanterelle*, kräuterseitling*, austernseitling*, austernpilz*, oyster mushroom*, egerling*, schwammerl*
olives, *oliven*, olive*
onion*, *zwiebel*, shallot*, schalotte*, spring onion*, scallion*, frühlingszwiebel*, lauchzwiebel*
garlic*, *knoblauch*
tomato*, *tomate*, passata*, ketchup*, ketschup*
eggplant*, *aubergine*
courgette*, zucchini*, *zucchini
pepper, bell pepper*, sweet pepper*, *paprika*, peperoni*
chilli*, chili*, chile, jalapeño*, peperoncino*, cayenne*, pfefferoni*, sambal*, sriracha*
broccoli*, brokkoli*
cauliflower*, blumenkohl*, karfiol*
cabbage*, kohl, weisskohl*, rotkohl*, spitzkohl*, wirsing*, chinakohl*, sauerkraut*, kraut, weisskraut*, rotkraut*, blaukraut*
brussels sprout*, rosenkohl*, kohlsprossen
kale, grünkohl*
spinach*, *spinat*
beetroot*, beets, beet, rote bete*, rote beete*, randen
leek*, lauch*, porree*
asparagus*, *spargel*
fennel*, *fenchel*
pumpkin*, squash*, *kürbis*
cucumber*, *gurke*, gherkin*, pickles
carrot*, karotte*, möhre*, möhren*, rübli
potato*, *kartoffel*, erdäpfel*, pommes*
sweetcorn*, corn, corn on the cob, *mais, mais*, maiskolben*
pea, peas, *erbse*
bean, beans, *bohne*
lentil*, *linse*
chickpea*, *kichererbse*, hummus*, houmous*
avocado*, guacamole*
artichoke*, artischocke*
radish*, radieschen*, rettich*
ginger*, ingwer*
cinnamon*, zimt*
cumin*, kreuzkümmel*
caraway*, kümmel
aniseed*, anise*, anis, star anise*, sternanis*
liquorice*, licorice*, lakritz*
dill*
parsley*, petersilie*
mint, *minze*, peppermint*
basil*, basilikum*
rosemary*, rosmarin*
thyme*, thymian*
sage, salbei*
oregano*
clove, cloves, nelke*, gewürznelke*
nutmeg*, muskat*
capers, caper, kaper*, kapern*
vinegar*, *essig*
sugar*, *zucker*
salt*, *salz*
palm oil*, palmöl*, palmfett*
chocolate*, *schokolade*, schoko*, cocoa*, kakao*, dark chocolate*, milk chocolate*, white chocolate*, zartbitter*
coffee*, kaffee*, espresso*
raisin*, *rosine*, sultana*, sultanine*, korinthe*
coconut*, kokos*, *kokosnuss*, coconut milk*, kokosmilch*
banana*, banane*
apple*, apfel*, *apfel
pear, pears, birne*
strawberr*, erdbeere*
raspberr*, himbeere*
blueberr*, heidelbeere*, blaubeere*
cherry, cherries, kirsche*, kirsch*
kiwi*
pineapple*, ananas*
mango*
orange*, apfelsine*
lemon*, zitrone*
lime, limes, limette*
grapefruit*, pampelmuse*
peach*, pfirsich*
plum, plums, pflaume*, zwetschge*, zwetschke*
date, dates, dattel*
fig, figs, feige*
melon*, melone*, *melone
rhubarb*, rhabarber*
rice, reis, reisnudel*, reismehl*, reispapier*, reiswaffel*, reissalat*, reispfanne*, milchreis*, *langkornreis, basmatireis*, jasminreis*, vollkornreis*, risottoreis*, naturreis*, wildreis*, klebreis*, sushireis*, rundkornreis*, eierreis, bratreis, gemüsereis, risotto*
beef*, rind, rinder*, rindfleisch*, ochse*, oxtail*, veal*, kalb*
chicken*, *hähnchen*, huhn*, hühner*, *huhn, hendl*, poularde*
turkey*, pute, puten*, truthahn*
duck*, ente, enten*
lamb*, lamm*, mutton*, hammel*
rabbit*, kaninchen*
venison*, hirsch*, reh, rehrücken*, deer
liver*, leber*, *leber
offal*, innereien*, kidney, niere*, tripe*, kutteln*
salmon*, *lachs*, lox
tuna*, *thunfisch*, tonno
anchov*, sardelle*
sardine*
trout*, *forelle*
cod, kabeljau*, dorsch*
shrimp*, prawn*, *garnele*, *krabbe*, scampi*, gamba*, gambas
squid*, calamar*, *tintenfisch*, kalmar*
mussel*, *muschel*
oyster*, auster*
ham, *schinken*, prosciutto*
bacon*, speck*, *speck
sausage*, *wurst*, *würstchen*
feta*, schafskäse*, hirtenkäse*
goat cheese*, goats cheese*, ziegenkäse*
blue cheese*, blauschimmel*, gorgonzola*, roquefort*, stilton*
tofu*
honey*, honig*
mayonnaise*, mayo*, majonäse*
ketchup*, ketschup*
butter*, *butter
cheese*, *käse*
cream, *sahne*, *rahm, obers
yoghurt*, yogurt*, *joghurt*
quinoa*
sweetener*, süssstoff*, aspartam*, stevia*
marzipan*
celery*, *sellerie*, celeriac*`
  .trim()
  .split('\n')
  .map((row) => row.split(',').map((word) => word.trim()));
