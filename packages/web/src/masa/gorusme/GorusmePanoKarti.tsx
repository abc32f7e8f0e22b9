import type { PanoKarti } from '@masabasi/core/masa/gorusmeler/contract';
import type { PanoHamlesi } from '@masabasi/core/masa/gorusmeler/rules';
import IconArrowsMove from '~icons/tabler/arrows-move';
import IconUserQuestion from '~icons/tabler/user-question';
import { Link } from 'react-router';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Menu } from '../../ui/Menu.tsx';
import css from './GorusmePanoKarti.module.css';
import { SlaSaati } from './SlaSaati.tsx';

export interface GorusmePanoKartiProps {
  readonly g: PanoKarti;
  /** The moves that are allowed now. */
  readonly hamleler: readonly PanoHamlesi[];
  readonly onHamle: (hamle: PanoHamlesi) => void;
}

/** A ticket on the board: its customer, title, promise and owner. */
export function GorusmePanoKarti({ g, hamleler, onHamle }: GorusmePanoKartiProps) {
  const onde = g.OncelikRenk === 'turuncu' || g.OncelikRenk === 'kirmizi';
  return (
    <div data-key={g.Id}>
      <div className={css.ust}>
        <Link to={`/islemler/musterigorusme/detay?id=${g.Id}`} draggable={false} className={css.no}>
          {g.No}
        </Link>
        {onde && <RenkliAd renk={g.OncelikRenk} ad={g.Oncelik} />}
        {hamleler.length > 0 && (
          <Menu
            label={`Taşı: ${g.No}`}
            button={<IconArrowsMove size={15} aria-hidden />}
            buttonClassName={css.tasi}
            items={hamleler.map((h) => ({
              label: h.ad,
              onClick: () => onHamle(h),
              danger: h.nereye === 'iptal',
              separated: h.nereye === 'iptal',
            }))}
          />
        )}
      </div>
      <p className={css.musteri}>{g.Musteri}</p>
      <p className={css.konu} title={g.Baslik}>
        {g.Baslik}
      </p>
      <div className={css.alt}>
        <SlaSaati {...g} />
        {g.AtananId !== null && g.Atanan !== null ? (
          <span className={css.kisi}>
            <KisiYuzu id={g.AtananId} ad={g.Atanan} size={24} />
            <span className="visually-hidden">{g.Atanan}</span>
          </span>
        ) : (
          <span className={css.yok} title="Atanmamış">
            <IconUserQuestion size={18} stroke={1.5} aria-hidden />
            <span className="visually-hidden">Atanmamış</span>
          </span>
        )}
      </div>
    </div>
  );
}
