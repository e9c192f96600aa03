import { DISH_KINDS } from '#core/recipe/dish-kind.ts';
import { BASIC_PATHS, BasicIcon } from '#web/ui/basic-icon.tsx';
import { Brand } from '#web/ui/brand.tsx';
import { DishDrawing } from '#web/ui/dish-drawing.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { PhotoPair } from '#web/ui/photo-pair.tsx';
import companion from '#web/ui/pictures/companion.svg';
import emptyPlate from '#web/ui/pictures/empty-plate.svg';
import fork from '#web/ui/pictures/fork.svg';
import heroCamera from '#web/ui/pictures/hero-camera.svg';
import knife from '#web/ui/pictures/knife.svg';
import mark from '#web/ui/pictures/mark.svg';
import nutrition from '#web/ui/pictures/nutrition.svg';
import offline from '#web/ui/pictures/offline.svg';
import plateRecipe from '#web/ui/pictures/plate-recipe.svg';
import slip from '#web/ui/pictures/slip.svg';
import tornPage from '#web/ui/pictures/torn-page.svg';
import weekBoard from '#web/ui/pictures/week-board.svg';
import writeCard from '#web/ui/pictures/write-card.svg';
import { Group, Specimen } from './specimen.tsx';

type BasicIconName = keyof typeof BASIC_PATHS;

/** A record, so that a new icon that is missing here does not compile. */
const ICONS: Record<Exclude<IconName, BasicIconName>, true> = {
  add: true,
  barcode: true,
  basket: true,
  bell: true,
  book: true,
  calendar: true,
  bowl: true,
  camera: true,
  close: true,
  day: true,
  delete: true,
  down: true,
  edit: true,
  grip: true,
  heart: true,
  leftovers: true,
  keys: true,
  leaf: true,
  link: true,
  list: true,
  menu: true,
  microphone: true,
  microphone_off: true,
  minus: true,
  moon: true,
  more: true,
  mute: true,
  next: true,
  open: true,
  paste: true,
  pause: true,
  people: true,
  plate: true,
  play: true,
  pot: true,
  search: true,
  previous: true,
  print: true,
  question: true,
  settings: true,
  silent: true,
  speak: true,
  star: true,
  switch: true,
  timer: true,
  tray: true,
  torch: true,
  up: true,
  upload: true,
};

const PICTURES = [
  mark,
  plateRecipe,
  emptyPlate,
  heroCamera,
  nutrition,
  companion,
  offline,
  fork,
  knife,
  slip,
  tornPage,
  weekBoard,
  writeCard,
];

export const Pictures = () => (
  <Group title="Pictures">
    <Specimen name="Brand">
      <Brand to="/home" />
    </Specimen>
    <Specimen name="BasicIcon: of the first page">
      {/* Object.keys forgets what they are called. */}
      {(Object.keys(BASIC_PATHS) as BasicIconName[]).map((name) => (
        <span key={name} className="grid w-20 justify-items-center gap-1 text-xs">
          <BasicIcon name={name} className="size-6" />
          {name}
        </span>
      ))}
    </Specimen>
    <Specimen name="Icon: of the other pages">
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <span key={name} className="grid w-20 justify-items-center gap-1 text-xs">
          <Icon name={name} className="size-6" />
          {name}
        </span>
      ))}
    </Specimen>
    <Specimen name="Cut paper">
      {PICTURES.map((picture) => (
        <img key={picture} src={picture} alt="" className="h-28 w-auto" />
      ))}
    </Specimen>
    <Specimen name="DishDrawing">
      {DISH_KINDS.map((kind) => (
        <DishDrawing key={kind} kind={kind} className="w-24" />
      ))}
    </Specimen>
    <Specimen name="PhotoPair: one, two, three, none, with a dish">
      <PhotoPair urls={[heroCamera]} className="aspect-4/3 w-44 rounded-md" />
      <PhotoPair urls={[heroCamera, nutrition]} className="aspect-4/3 w-44 rounded-md" />
      <PhotoPair urls={[heroCamera, nutrition, plateRecipe]} className="aspect-4/3 w-44 rounded-md" />
      <PhotoPair urls={[]} className="aspect-4/3 w-44 rounded-md" />
      <PhotoPair urls={[heroCamera]} dish="soup" className="aspect-4/3 w-44 rounded-md" />
      <PhotoPair urls={[]} dish="soup" className="aspect-4/3 w-44 rounded-md" />
    </Specimen>
  </Group>
);
