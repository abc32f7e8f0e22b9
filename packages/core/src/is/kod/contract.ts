import { z } from 'zod';
import { kimlik } from '../../platform/field/alan.ts';
import { imzali, post, postBare, sayfa, signedIn, under, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';

/** A commit or a merge that names a task. */
const kodIslemi = z.strictObject({
  Id: z.int(),
  Tur: z.enum(['islem', 'birlestirme']),
  Depo: z.string(),
  Dal: z.string(),
  Sha: z.string(),
  /** First line of the commit message. */
  Mesaj: z.string(),
  Yazan: z.string(),
  Zaman: z.string(),
  Adres: z.string().nullable(),
});
export type KodIslemiSatiri = z.infer<typeof kodIslemi>;

/** `itme.ts` reads the body in the shape of each host. Here it only has to be an object. */
const govde = z.looseObject({});

/** No word for the audit: a machine writes here, and the history of each task shows it. */
export const kod = under('/istakibi', {
  kodItme: postBare({
    degistirir: ['gorev'],
    access: imzali('kod', 600, 60),
    request: govde,
    response: yanit({
      /** Number of new commits and merges. */
      Islem: z.int(),
      /** Number of tasks named in them. */
      Is: z.int(),
    }),
    govdeSiniri: 512 * 1024,
    saklama: 'yok',
    ozet: 'GitHub, GitLab ya da Gitea’nın imzaladığı bildirim: itilen ve birleştirilen kod, andığı işlere bağlanır.',
  }),
  kodListe: post({
    konu: ['gorev'],
    access: sayfa(SAYFA.isler, urun(signedIn)),
    request: z.strictObject({ GorevId: kimlik }),
    response: yanit({ kodlist: z.array(kodIslemi) }),
    ozet: 'Bir işi anan kod işlemleri, yenisi önce.',
  }),
});
