/** The door of this room: other rooms call these and nothing else. */
export {
  type YerineBakan,
  girebilir,
  kararVerenAdi,
  kararVericiler,
  liste,
  vekaletler,
  vekilleri,
  yerineBakabilenler,
} from './queries.ts';
