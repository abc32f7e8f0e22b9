import type { MusteriSuzgeci } from '@masabasi/core/musteri/contract';
import type { SuzgecSatiri } from '@masabasi/core/suzgec/contract';
import { IconBookmark, IconBookmarkPlus, IconCheck, IconFilterOff, IconSettings, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Menu } from '../ui/Menu.tsx';
import css from './SuzgecMenusu.module.css';

const SuzgecDialog = lazy(() => import('./SuzgecDialog.tsx'));
const SuzgeclerDialog = lazy(() => import('./SuzgeclerDialog.tsx'));

/** Whether two searches are the same. */
const ayni = (a: MusteriSuzgeci, b: MusteriSuzgeci): boolean =>
  (Object.keys(a) as (keyof MusteriSuzgeci)[]).every((alan) => a[alan] === b[alan]);

export interface SuzgecMenusuProps {
  readonly suzgecler: readonly SuzgecSatiri[];
  /** What the page is filtered by now. */
  readonly alanlar: MusteriSuzgeci;
  readonly suzuldu: boolean;
  /** Null: without a filter. */
  readonly onChoose: (alanlar: MusteriSuzgeci | null) => void;
}

/** The kept filters of a list: to choose, to keep the one on the screen, to look after them. */
export function SuzgecMenusu({ suzgecler, alanlar, suzuldu, onChoose }: SuzgecMenusuProps) {
  const [acik, setAcik] = useState<'kaydet' | 'duzenle' | null>(null);
  const secili = suzgecler.find((s) => ayni(s.Alanlar, alanlar));
  return (
    <>
      <Menu
        label={`Süzgeçler: ${secili?.Ad ?? 'seçilmedi'}`}
        buttonClassName={css.dugme}
        button={
          <>
            <IconBookmark size={16} aria-hidden />
            <span className={css.ad}>{secili?.Ad ?? 'Süzgeçler'}</span>
          </>
        }
        items={[
          ...suzgecler.map((s) => ({
            label: s.Benim ? s.Ad : `${s.Ad} (${s.Sahip})`,
            icon: s === secili ? <IconCheck /> : s.Paylasilan ? <IconUsers /> : <IconBookmark />,
            onClick: () => onChoose(s.Alanlar),
          })),
          {
            label: 'Süzgeçsiz göster',
            icon: <IconFilterOff />,
            onClick: () => onChoose(null),
            disabled: !suzuldu,
            separated: suzgecler.length > 0,
          },
          {
            label: 'Bu aramayı kaydet',
            icon: <IconBookmarkPlus />,
            onClick: () => setAcik('kaydet'),
            disabled: !suzuldu || secili?.Benim === true,
          },
          {
            label: 'Süzgeçleri düzenle',
            icon: <IconSettings />,
            onClick: () => setAcik('duzenle'),
            disabled: suzgecler.length === 0,
          },
        ]}
      />
      <Suspense fallback={null}>
        {acik === 'kaydet' && <SuzgecDialog suzgec={null} alanlar={alanlar} onClose={() => setAcik(null)} />}
        {acik === 'duzenle' && (
          <SuzgeclerDialog suzgecler={suzgecler} alanlar={alanlar} onClose={() => setAcik(null)} />
        )}
      </Suspense>
    </>
  );
}
