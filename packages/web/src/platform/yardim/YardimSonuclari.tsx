import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Bolum, type Bulunan, kilavuzdaAra } from './kilavuz.ts';
import css from './YardimSonuclari.module.css';

const EN_COK = 30;

function Satir({ bulunan, onBolum }: { bulunan: Bulunan; onBolum: (id: string) => void }) {
  const { bolum, parca, once, kelime, sonra } = bulunan;
  return (
    <li>
      <button type="button" className={css.sonuc} onClick={() => onBolum(parca.id)}>
        <span className={css.ad}>{parca.baslik ?? bolum.baslik}</span>
        {parca.baslik !== null && <span className={css.ust}>{bolum.baslik}</span>}
        <span className={css.parca}>
          {once}
          {kelime !== '' && <mark className={css.kelime}>{kelime}</mark>}
          {sonra}
        </span>
      </button>
    </li>
  );
}

/** Sections of the guide that match a search. */
export function YardimSonuclari({
  bolumler,
  aranan,
  onBolum,
}: {
  bolumler: readonly Bolum[];
  aranan: string;
  onBolum: (id: string) => void;
}) {
  const bulunanlar = kilavuzdaAra(bolumler, aranan);
  return (
    <>
      <p className={css.sayi} role="status">
        {bulunanlar.length === 0 ? 'Sonuç yok' : `${String(bulunanlar.length)} sonuç`}
      </p>
      {bulunanlar.length === 0 ? (
        <EmptyState
          compact
          title="Kılavuzda bulunamadı"
          text="Daha kısa ya da başka bir sözcük deneyiniz; büyük küçük harf fark etmez."
        />
      ) : (
        <ul className={css.liste} aria-label="Yardımda bulunanlar">
          {bulunanlar.slice(0, EN_COK).map((b) => (
            <Satir key={b.parca.id} bulunan={b} onBolum={onBolum} />
          ))}
        </ul>
      )}
    </>
  );
}
