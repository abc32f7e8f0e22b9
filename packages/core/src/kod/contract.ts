import { z } from 'zod';
import { kimlik } from '../alan.ts';
import { imzali, post, postBare, sayfa, signedIn, urun, yanit } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';

/** A commit or a merge that names a task. */
export const kodIslemi = z.strictObject({
  Id: z.int(),
  Tur: z.enum(['islem', 'birlestirme']),
  Depo: z.string(),
  Dal: z.string(),
  Sha: z.string(),
  /** Its first line. */
  Mesaj: z.string(),
  Yazan: z.string(),
  Zaman: z.string(),
  Adres: z.string().nullable(),
});
export type KodIslemiSatiri = z.infer<typeof kodIslemi>;

/** What a host says is read by its own shape (`itme.ts`); here it only is an object. */
const govde = z.looseObject({});

export const kod = {
  kodItme: postBare({
    path: '/istakibi/kodItme',
    effect: 'write',
    degistirir: ['gorev'],
    access: imzali('kod', 600, 60),
    request: govde,
    response: yanit({
      /** Commits and merges that were not known yet. */
      Islem: z.int(),
      /** Tasks that they name. */
      Is: z.int(),
    }),
    govdeSiniri: 512 * 1024,
    saklama: 'yok',
    ozet: 'GitHub, GitLab ya da Gitea’nın imzaladığı bildirim: itilen ve birleştirilen kod, andığı işlere bağlanır.',
  }),
  kodListe: post({
    path: '/istakibi/kodListe',
    effect: 'read',
    konu: ['gorev'],
    access: sayfa(SAYFA.isler, urun(signedIn)),
    request: z.strictObject({ GorevId: kimlik }),
    response: yanit({ kodlist: z.array(kodIslemi) }),
    ozet: 'Bir işi anan kod işlemleri, yenisi önce.',
  }),
};
