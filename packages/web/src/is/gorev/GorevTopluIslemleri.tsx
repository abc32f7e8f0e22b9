import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { EN_COK_TOPLU } from '@masabasi/core/platform/list/toplu';
import type { TopluSonuc } from '@masabasi/core/platform/list/topluUcu';
import { Button } from '@mantine/core';
import IconFlag from '~icons/tabler/flag';
import IconReplace from '~icons/tabler/replace';
import IconTag from '~icons/tabler/tag';
import IconUserShare from '~icons/tabler/user-share';
import { useState } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { useAction } from '../../platform/call/api.ts';
import { BulkEndDialog } from '../../ui/BulkEndDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { useBulkEnd } from '../../ui/useBulkEnd.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const GorevTopluAlanDialog = onDemand(() => import('./GorevTopluAlanDialog.tsx'));
const GorevTopluDurumDialog = onDemand(() => import('./GorevTopluDurumDialog.tsx'));

/** Words for the changed tasks, and for the unchanged ones. */
const SOZLER = {
  durum: ['yeni durumuna geçti', 'durumunda kaldı'],
  AtananId: ['atandı', 'atanmadı'],
  AciliyetId: ['yeni aciliyetini aldı', 'aciliyetinde kaldı'],
  VersiyonId: ['yeni versiyonuna geçti', 'versiyonunda kaldı'],
} as const;
/** A field that several tasks get in one act. */
export type TopluAlan = Exclude<keyof typeof SOZLER, 'durum'>;

const DUGMELER = [
  { islem: 'durum', ad: 'Durum', ikon: IconReplace },
  { islem: 'AtananId', ad: 'Ata', ikon: IconUserShare },
  { islem: 'VersiyonId', ad: 'Versiyon', ikon: IconTag },
  { islem: 'AciliyetId', ad: 'Aciliyet', ikon: IconFlag },
] as const;

export interface GorevTopluIslemleriProps {
  readonly secilenler: readonly GorevSatiri[];
  readonly onSec: (idler: readonly number[]) => void;
}

/** Bulk acts on the selected tasks. Tasks that could not be changed stay selected. */
export function GorevTopluIslemleri({ secilenler, onSec }: GorevTopluIslemleriProps) {
  const [acik, setAcik] = useState<keyof typeof SOZLER | null>(null);
  const { end, finish, close } = useBulkEnd(secilenler, onSec, 'iş');
  const geriAlindi = {
    onSuccess: ({ sonuclar }: { readonly sonuclar: readonly TopluSonuc[] }) => {
      const kalan = sonuclar.filter((s) => s.Neden !== null).length;
      if (kalan === 0) bildir({ baslik: 'Geri alındı', tur: 'success' });
      else
        bildir({
          baslik: `${kalan} iş geri alınamadı`,
          metin: sonuclar.find((s) => s.Neden)?.Neden ?? '',
          tur: 'warning',
        });
    },
  };
  const geriVer = useAction(oda.gorevTopluAta, geriAlindi);
  const geriYaz = useAction(oda.gorevTopluAlan, geriAlindi);
  const bitir = (
    islem: keyof typeof SOZLER,
    sonuclar: readonly (TopluSonuc & { readonly Surum?: number | null })[],
  ) => {
    setAcik(null);
    const surumler = new Map(sonuclar.map((s) => [s.Id, s.Surum ?? null]));
    const eskiler = secilenler.flatMap((g) => {
      const Surum = surumler.get(g.Id) ?? null;
      return Surum === null ? [] : [{ ...g, Surum }];
    });
    const geriAl = () => {
      if (islem === 'AtananId')
        geriVer.mutate({ gorevler: eskiler.map(({ Id, Surum, AtananId }) => ({ Id, Surum, AtananId })) });
      if (islem === 'AciliyetId')
        geriYaz.mutate({ gorevler: eskiler.map(({ Id, Surum, AciliyetId }) => ({ Id, Surum, AciliyetId })) });
      if (islem === 'VersiyonId')
        geriYaz.mutate({ gorevler: eskiler.map(({ Id, Surum, VersiyonId }) => ({ Id, Surum, VersiyonId })) });
    };
    finish(sonuclar, SOZLER[islem], islem === 'durum' ? undefined : geriAl);
  };
  return (
    <>
      {secilenler.length > EN_COK_TOPLU
        ? `En çok ${EN_COK_TOPLU} iş birlikte değiştirilir.`
        : DUGMELER.map(({ islem, ad, ikon: Ikon }) => (
            <Button
              key={islem}
              variant="default"
              leftSection={<Ikon size={16} aria-hidden />}
              onClick={() => setAcik(islem)}
            >
              {ad}
            </Button>
          ))}
      {acik === 'durum' && (
        <GorevTopluDurumDialog
          gorevler={secilenler}
          onDone={(sonuclar) => bitir('durum', sonuclar)}
          onClose={() => setAcik(null)}
        />
      )}
      {acik !== null && acik !== 'durum' && (
        <GorevTopluAlanDialog
          alan={acik}
          gorevler={secilenler}
          onDone={(sonuclar) => bitir(acik, sonuclar)}
          onClose={() => setAcik(null)}
        />
      )}
      {end && (
        <BulkEndDialog end={end} nouns={['İş', 'iş', 'işler']} name={(g) => `${g.No} ${g.Baslik}`} onClose={close} />
      )}
    </>
  );
}
