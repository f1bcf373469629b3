// Stands in for the package fast-safe-stringify in web builds: it also writes objects that hold themselves, which no call
// sends, and superagent needs no more than what every browser has.
module.exports = JSON.stringify;
