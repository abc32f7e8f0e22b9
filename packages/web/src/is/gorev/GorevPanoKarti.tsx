import type { GorevDurumu } from '@masabasi/core/is/gorev/rules';
import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconArrowsMove from '~icons/tabler/arrows-move';
import { Link } from 'react-router';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Menu } from '../../ui/Menu.tsx';
import css from './GorevPanoKarti.module.css';

export interface GorevPanoKartiProps {
  readonly g: GorevSatiri;
  /** The states that are allowed next. */
  readonly hamleler: readonly { readonly nereye: GorevDurumu; readonly ad: string }[];
  readonly onHamle: (nereye: GorevDurumu) => void;
  /** One place up or down. */
  readonly onKaydir: (kac: 1 | -1) => void;
  readonly onAc: (Id: number) => void;
}

/** A task on the board: its title, due date and people. */
export function GorevPanoKarti({ g, hamleler, onHamle, onKaydir, onAc }: GorevPanoKartiProps) {
  const onde = g.AciliyetRenk === 'turuncu' || g.AciliyetRenk === 'kirmizi';
  return (
    <div data-key={g.Id}>
      <div className={css.ust}>
        <Link
          to={`/istakibi/isler?bakis=pano&is=${g.Id}`}
          draggable={false}
          className={css.no}
          onClick={(e) => {
            if (e.ctrlKey || e.metaKey || e.shiftKey) return;
            e.preventDefault();
            onAc(g.Id);
          }}
        >
          {g.No}
        </Link>
        {onde && <RenkliAd renk={g.AciliyetRenk} ad={g.Aciliyet} />}
        <Menu
          label={`Taşı: ${g.No}`}
          button={<IconArrowsMove size={15} aria-hidden />}
          buttonClassName={css.tasi}
          items={[
            { label: 'Yukarı Al', onClick: () => onKaydir(-1) },
            { label: 'Aşağı Al', onClick: () => onKaydir(1) },
            ...hamleler.map((h, i) => ({
              label: h.ad,
              onClick: () => onHamle(h.nereye),
              danger: h.nereye === 'iptal',
              separated: i === 0,
            })),
          ]}
        />
      </div>
      <p className={css.konu}>{g.Baslik}</p>
      <p className={css.ek}>{g.Proje}</p>
      {g.Engel !== null && <p className={`${css.ek} ${css.engel}`}>Engelli: {g.Engel}</p>}
      <div className={css.alt}>
        {g.Termin && (
          <span className={g.Gecikti ? css.engel : undefined}>
            {tarihYaz(g.Termin)}
            {g.Gecikti && <span className="visually-hidden">, gecikti</span>}
          </span>
        )}
        {g.AtananId !== null && g.Atanan !== null && (
          <span className={css.kisi}>
            <KisiYuzu id={g.AtananId} ad={g.Atanan} size={24} />
            <span className="visually-hidden">{g.Atanan}</span>
          </span>
        )}
      </div>
    </div>
  );
}
