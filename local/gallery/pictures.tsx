import { DISH_KINDS } from '#core/recipe/dish-kind.ts';
import { BASIC_PATHS, BasicIcon } from '#web/ui/basic-icon.tsx';
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
import writeCard from '#web/ui/pictures/write-card.svg';
import { Group, Specimen } from './specimen.tsx';

type BasicIconName = keyof typeof BASIC_PATHS;

/** A record, so that a new icon that is missing here does not compile. */
const ICONS: Record<Exclude<IconName, BasicIconName>, true> = {
  add: true,
  camera: true,
  close: true,
  delete: true,
  down: true,
  edit: true,
  grip: true,
  link: true,
  list: true,
  menu: true,
  minus: true,
  moon: true,
  mute: true,
  next: true,
  open: true,
  paste: true,
  pause: true,
  play: true,
  question: true,
  settings: true,
  silent: true,
  speak: true,
  switch: true,
  timer: true,
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
  writeCard,
];

export const Pictures = () => (
  <Group title="Pictures">
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
