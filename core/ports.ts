import type { DeletionPorts } from './deletion/ports.ts';
import type { AccountPorts } from './account/ports.ts';
import type { BadgePorts } from './badge/ports.ts';
import type { DeclarationPorts } from './contract/ports.ts';
import type { CookingPorts } from './cooking/ports.ts';
import type { DayPorts } from './eaten/ports.ts';
import type { DiaryPorts } from './diary/ports.ts';
import type { ModelPorts } from './generation/model/ports.ts';
import type { RunPorts } from './generation/run/ports.ts';
import type { EveningPorts } from './evening/ports.ts';
import type { GoalsPorts } from './goals/ports.ts';
import type { HouseholdPorts } from './household/ports.ts';
import type { ListPorts } from './list/ports.ts';
import type { LimitPorts } from './limits/ports.ts';
import type { PhotoPorts } from './photo/ports.ts';
import type { PlanPorts } from './plan/ports.ts';
import type { ProductPorts } from './product/ports.ts';
import type { ReadingPorts } from './reading/ports.ts';
import type { OrphanPorts } from './recipe/pictures/ports.ts';
import type { RecipePorts } from './recipe/ports.ts';
import type { RingPorts } from './ring/ports.ts';
import type { SharingPorts } from './sharing/ports.ts';
import type { SystemPorts } from './system-ports.ts';
import type { CalendarPorts, WeekPorts } from './week/ports.ts';

/** All ports of the use cases. Reads for decisions are consistent; writes that may be repeated are idempotent. */
export type Ports = SystemPorts &
  AccountPorts &
  DeletionPorts &
  HouseholdPorts &
  ListPorts &
  WeekPorts &
  CalendarPorts &
  LimitPorts &
  RecipePorts &
  OrphanPorts &
  ReadingPorts &
  CookingPorts &
  DayPorts &
  DiaryPorts &
  ProductPorts &
  GoalsPorts &
  BadgePorts &
  PhotoPorts &
  RunPorts &
  RingPorts &
  EveningPorts &
  SharingPorts &
  ModelPorts &
  PlanPorts &
  DeclarationPorts;
