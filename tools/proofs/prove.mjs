// Compares the simulated server (`replay`) or the model of reachability (`peers`) with recordings of real servers.
import { loadTypeScript } from '../loadTypeScript.mjs';

const proofs = {
  replay: new URL('../replay/proof.ts', import.meta.url),
  peers: new URL('../replay/proofPeers.ts', import.meta.url),
};
const [name, ...folders] = process.argv.slice(2);
const { prove } = await loadTypeScript(proofs[name]);
const { report, holds } = await prove(folders);
console.log(report.join('\n'));
process.exitCode = holds ? 0 : 1;
