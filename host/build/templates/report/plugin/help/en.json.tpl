{
  "{{id}}.help.report.purpose": "See figures of your school over a time.",
  "{{id}}.help.report.step.1": "Choose “[[{{id}}.days]]”.",
  "{{id}}.help.report.step.2": "Bars and table show the same “[[{{id}}.count]]”.",
  "{{id}}.help.report.step.3": "Choose “[[{{id}}.print]]”, or export to Excel."
}
