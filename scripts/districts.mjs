/** The districts of the house, highest first: each imports only itself and the districts named below it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

export const DISTRICTS = [
  'yonetim',
  'mali',
  'pazarlama',
  'is',
  'masa',
  'musteri',
  'izin',
  'kisi',
  'mesai',
  // It knows no domain.
  'platform',
];

/** Rooms of the platform: they have a face, and a folder like any other room. */
export const PLATFORM_ROOMS = [
  'bildirim',
  'denetim',
  'dosya',
  'hareket',
  'olanlar',
  'posta',
  'rapor',
  'sistem',
  'suzgec',
  'tanim',
  'yardim',
  'yetki',
];

export const PACKAGES = ['core', 'server', 'web', 'demo'];

/** The folder of a room in a package, `<district>/<room>`, or undefined. */
export const roomFolder = (pkg, room) =>
  DISTRICTS.map((district) => `${district}/${room}`).find((folder) =>
    existsSync(join(root, 'packages', pkg, 'src', folder)),
  );
