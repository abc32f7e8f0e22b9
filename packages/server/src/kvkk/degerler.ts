import { yerTutucular } from '@masabasi/core/kvkk/rules';
import type { Db } from '../db/connect.ts';
import { kurulumSatiri } from '../kurulum/queries.ts';
import { saklamaAylari } from './queries.ts';

/** What the words in braces of a notice stand for today. */
export const degerler = async (db: Db): Promise<Record<string, string>> =>
  yerTutucular((await kurulumSatiri(db))?.sirket ?? '', await saklamaAylari(db));
