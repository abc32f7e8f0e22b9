/** A reporter of vitest: the time of each file with its hooks, by project. `npm test` reads it. */
import { writeFileSync } from 'node:fs';

export default class Timing {
  onTestRunEnd(modules) {
    const took = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      return {
        project: module.project.name,
        file: module.relativeModuleId,
        seconds: (collectDuration + setupDuration + duration) / 1000,
      };
    });
    writeFileSync(process.env.TIMING_FILE, JSON.stringify(took));
  }
}
